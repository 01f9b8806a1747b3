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

it('accepts a render of an older scene, and reports one that its text does not describe', () => {
  expect(designProblems(rendered(slug, room ? designOf(room) : ''))).toEqual([])
  expect(designProblems(rendered(slug, 'another'))).toEqual([
    `rooms/${slug} shows another design than its words tell of`,
  ])
})

it('reports a render of a room that is no longer listed', () => {
  expect(designProblems(rendered('kitchen-gothic-1', 'x'))).toEqual([
    'rooms/kitchen-gothic-1 is rendered, but no longer in the list',
  ])
})
