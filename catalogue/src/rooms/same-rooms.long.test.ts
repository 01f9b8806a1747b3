import { expect, it } from 'vitest'
import { listRooms } from './list.ts'
import { followers, leaderOf } from './same-rooms.ts'

const own = new Map(listRooms().map((room) => [room.slug, room]))
const pairs = [...followers().values()].flatMap((room) => {
  const leader = own.get(leaderOf(room.slug) ?? '')
  return leader ? [[room.slug, leader.slug, room.scene(), leader.scene()] as const] : []
})

const SHELL = new Set(['wall', 'ceiling', 'glass', 'screen', 'sky', 'deck', 'lawn', 'hedge', 'hedgeLight'])

it.each(pairs)('%s has the same camera, light, walls and garden as %s', (_slug, _leader, scene, first) => {
  /** Bevelled boxes are left out: cornices, which belong to a style. */
  const shellOf = ({ shapes }: typeof scene) =>
    shapes.filter(({ material, bevel }) => SHELL.has(material) && bevel === undefined)

  expect(scene.camera).toEqual(first.camera)
  expect(scene.lights).toEqual(first.lights)
  expect(scene.exposure).toBe(first.exposure)
  expect(shellOf(scene)).toEqual(shellOf(first))
})

it.each(pairs)(
  '%s differs from %s by its materials, all of which its scene defines',
  (_slug, _leader, scene, first) => {
    const worn = new Set(scene.shapes.map(({ material }) => material))

    expect(scene.materials).not.toEqual(first.materials)
    expect([...worn].filter((name) => !(name in scene.materials))).toEqual([])
  },
)
