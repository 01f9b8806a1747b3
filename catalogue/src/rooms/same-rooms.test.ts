import { expect, it } from 'vitest'
import { renderOf } from '#testing/room-renders.ts'
import { listRooms, type Room } from './list.ts'
import type { Manifest } from './manifest.ts'
import { designOf } from './room-hashes.ts'
import { describedRooms, roomDesigns } from './room-designs.ts'
import { followers, SAME_ROOMS, shownRooms } from './same-rooms.ts'
import { workList } from './work-list.ts'

const own = new Map(listRooms().map((room) => [room.slug, room]))
const following = followers()
const leaders = Object.keys(SAME_ROOMS)

const roomOf = (rooms: ReadonlyMap<string, Room>, slug: string): Room => {
  const room = rooms.get(slug)
  if (!room) throw new Error(`No room ${slug}`)
  return room
}

/** Manifest of renders that match these rooms. */
const rendered = (...rooms: Room[]): Manifest =>
  Object.fromEntries(rooms.map((room) => [room.slug, renderOf(room)]))

/** Fields that depend on the style: paint, stone, fabrics, metal. */
const OF_STYLE =
  /^(style|front|second|timber|stone|metal|tile|fabric|cover|accent|print|rug|floor|pendants|vanity)$/

/** Dimensions of a room. */
function geometryOf(room: Room): object {
  const measured = Object.entries(room.made()).filter(([part]) => !OF_STYLE.test(part))
  return {
    measured: Object.fromEntries(measured),
    pendants: room.category === 'Kitchen' && room.made().pendants.count,
    vanity: room.category === 'Bathroom' && room.made().vanity.kind,
  }
}

const members = leaders.flatMap((leader) => (SAME_ROOMS[leader] ?? []).map((slug) => [leader, slug] as const))

it('has twenty rooms in three styles each, no room in two sets', () => {
  const slugs = Object.entries(SAME_ROOMS).flatMap(([leader, followed]) => [leader, ...followed])

  expect(leaders).toHaveLength(20)
  expect(new Set(slugs).size).toBe(60)
  for (const [leader, [one, other]] of Object.entries(SAME_ROOMS)) {
    const styles = [leader, one, other].map((slug) => roomOf(own, slug).made().style.name)
    expect(new Set(styles).size, leader).toBe(3)
  }
})

it.each(members)('the room of %s is that of %s, in the materials of its own style', (leader, slug) => {
  const [first, before, room] = [roomOf(own, leader), roomOf(own, slug), roomOf(following, slug)]

  expect(geometryOf(room)).toEqual(geometryOf(first))
  expect(room.made().style).toBe(before.made().style)
  expect(room.made().timber).toBe(before.made().timber)
})

it('puts no plain white slab on a wall, which would leave it bare', () => {
  const bare = [...following.values()].filter(
    (room) =>
      room.category === 'Bathroom' && room.made().tiling.kind === 'stone' && room.made().stone === 'white',
  )

  expect(bare.map(({ slug }) => slug)).toEqual([])
})

it('shows a room by its own seed until its picture has the geometry of the other', () => {
  const slug = 'kitchen-coastal-2'
  const showing = (manifest: Manifest) =>
    designOf(roomOf(new Map(shownRooms(manifest).map((each) => [each.slug, each])), slug))

  expect(showing({})).toBe(designOf(roomOf(own, slug)))
  expect(showing(rendered(roomOf(own, slug)))).toBe(designOf(roomOf(own, slug)))
  expect(showing(rendered(roomOf(following, slug)))).toBe(designOf(roomOf(following, slug)))
})

it("renames the room that has been rendered in another's geometry, and no other", () => {
  const slug = 'kitchen-coastal-2'
  const named = (manifest: Manifest) =>
    new Map(
      describedRooms(manifest).map(({ room, title, description }) => [room.slug, `${title}/${description}`]),
    )
  const [before, after] = [named({}), named(rendered(roomOf(following, slug)))]

  expect([...after].filter(([each, words]) => words !== before.get(each)).map(([each]) => each)).toEqual([
    slug,
  ])
})

it('puts pictures from one camera into a set, and leaves out those of an older scene', () => {
  const leader = 'kitchen-mid-century-2'
  const [one, other] = ['kitchen-coastal-2', 'kitchen-industrial-2']
  const setsOf = (manifest: Manifest) =>
    Object.fromEntries(roomDesigns(manifest).map(({ slug, sameRoom }) => [slug, sameRoom]))
  const all = rendered(roomOf(own, leader), roomOf(following, one), roomOf(following, other))
  const { camera: _camera, ...older } = all[leader]!

  expect(setsOf(all)).toEqual({ [leader]: leader, [one]: leader, [other]: leader })
  expect(setsOf({ ...all, [leader]: older })).toEqual({ [leader]: undefined, [one]: leader, [other]: leader })
  expect(setsOf(rendered(roomOf(own, leader), roomOf(own, one)))).toEqual({
    [leader]: undefined,
    [one]: undefined,
  })
})

it('renders one set after the other, before older scenes', () => {
  const leader = 'living-mid-century-3'
  const wanted = ['kitchen-farmhouse-1', 'living-hamptons-3', leader, 'living-japandi-3', 'living-hamptons-1']
  const rooms = wanted.map((slug) => following.get(slug) ?? roomOf(own, slug))
  const older = Object.fromEntries(
    Object.entries(rendered(...rooms)).map(([slug, { camera: _camera, ...render }]) => [
      slug,
      { ...render, scene: 'before' },
    ]),
  )

  const waiting = workList(older, rooms)

  expect(waiting.map(({ room, why }) => [room.slug, why])).toEqual([
    ['living-hamptons-1', 'set'],
    ['living-hamptons-3', 'set'],
    [leader, 'set'],
    ['living-japandi-3', 'set'],
    ['kitchen-farmhouse-1', 'scene'],
  ])
})
