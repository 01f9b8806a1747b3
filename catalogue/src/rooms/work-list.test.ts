import { expect, it } from 'vitest'
import { renderOf } from '#testing/room-renders.ts'
import { listRooms } from './list.ts'
import type { Manifest, RoomRender } from './manifest.ts'
import { designOf } from './room-hashes.ts'
import { workList } from './work-list.ts'

const rooms = listRooms().slice(0, 4)
const [bare, older, coarse, done] = rooms.map(({ slug }) => slug)

const rendered = (slug: string | undefined, change: Partial<RoomRender> = {}): Manifest => {
  const room = rooms.find((each) => each.slug === slug)
  if (!room) throw new Error(`No room ${slug}`)
  return { [room.slug]: { ...renderOf(room), ...change } }
}

it('lists rooms without a picture, then older scenes, then pictures with few samples, and leaves out finished ones', () => {
  const manifest = {
    ...rendered(coarse, { samples: 8 }),
    ...rendered(older, { scene: 'before' }),
    ...rendered(done),
  }

  const list = workList(manifest, rooms)

  expect(list.map(({ room, why }) => [room.slug, why])).toEqual([
    [bare, 'new'],
    [older, 'scene'],
    [coarse, 'samples'],
  ])
})

it('continues after an interrupted run: rooms rendered since are no longer listed', () => {
  const before = workList({}, rooms).map(({ room }) => room.slug)

  const after = workList(rendered(before[0]), rooms).map(({ room }) => room.slug)

  expect(after).toEqual(before.slice(1))
})

it('distinguishes designs, but not by the texts of their style', () => {
  const [one, other] = rooms
  if (!one || !other) throw new Error('Too few rooms')
  const retold = {
    ...one,
    made: () => ({ ...one.made(), style: { ...one.made().style, text: other.made().style.text } }),
  }

  expect(designOf(one)).not.toBe(designOf(other))
  expect(designOf(retold as typeof one)).toBe(designOf(one))
})
