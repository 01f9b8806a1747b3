import { expect, it } from 'vitest'
import { listRooms } from '#rooms/list.ts'
import type { Manifest } from '#rooms/manifest.ts'
import { designOf } from '#rooms/room-hashes.ts'
import { designProblems } from './room-renders.ts'

const [room] = listRooms()
const slug = room?.slug ?? ''

const rendered = (name: string, design: string): Manifest => ({
  [name]: {
    scene: 'an older one',
    design,
    samples: 8,
    files: {},
    placeholder: '',
    width: 800,
    height: 1067,
  },
})

it('lets a picture of an older scene wait, and reports one of another design than its words tell of', () => {
  expect(designProblems(rendered(slug, room ? designOf(room) : ''))).toEqual([])
  expect(designProblems(rendered(slug, 'another'))).toEqual([
    `rooms/${slug} shows another design than its words tell of`,
  ])
})

it('reports a picture of a room that is listed no more', () => {
  expect(designProblems(rendered('kitchen-gothic-1', 'x'))).toEqual([
    'rooms/kitchen-gothic-1 is rendered, but no longer in the list',
  ])
})
