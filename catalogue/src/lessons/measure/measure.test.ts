import { expect, test } from 'vitest'

import { build } from '#plan/build.ts'
import { boundsOf, isWithin } from '#plan/geometry/geometry.ts'
import type { Level } from '#plan/level.ts'
import { Infeasible } from '#plan/layout/solve.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { towardsSun, patchOf } from '../marks/sun.ts'
import { glassMetres, glassOf } from './light.ts'
import { sharedWalls } from './neighbours.ts'
import { beforePiece, floorOf, middleOf, roomsOfKind, squareMetres } from './rooms.ts'
import { lengthMOf, walkBetween } from './walk.ts'
import { walkGridOf } from './walk-grid.ts'

function firstGround(id: string): Level {
  const template = TEMPLATES.find((one) => one.id === id)
  for (let seed = 0; template && seed < 200; seed++) {
    try {
      return build(template, String(seed)).levels[0]
    } catch (error) {
      if (!(error instanceof Infeasible)) throw error
    }
  }
  throw new Error(`No plan of ${id}.`)
}

const level = firstGround('front-suite')
const living = roomsOfKind(level, 'living', 'dining', 'kitchen')
const bedrooms = roomsOfKind(level, 'master', 'bedroom')

test('a coloured room has the area of its clear floor', () => {
  for (const room of level.rooms) expect(squareMetres(floorOf([room]))).toBeCloseTo(room.areaMm2 / 1e6, 6)
})

test('the bounding box of rooms contains all of their floor', () => {
  expect(floorOf(living).every((tile) => isWithin(tile, [boundsOf(floorOf(living))]))).toBe(true)
})

test('a wall is shared by exactly the two rooms on its sides', () => {
  for (const { a, b } of sharedWalls(level, living, bedrooms)) {
    expect([...living, ...bedrooms].map(({ id }) => id)).toEqual(expect.arrayContaining([a, b]))
    expect(living.some(({ id }) => id === a)).not.toBe(living.some(({ id }) => id === b))
  }
  expect(sharedWalls(level, living, living.slice(0, 0))).toEqual([])
})

test('a walk leads from the front door to the bench without touching walls or furniture', () => {
  const door = level.openings.find(({ type }) => type === 'entry')
  const bench = level.pieces.find(({ type }) => type.startsWith('bench-'))
  if (!door || !bench) throw new Error('A plan has a front door and a bench.')

  const walk = walkBetween(level, middleOf(door), beforePiece(bench))

  const grid = walkGridOf(level)
  const places = walk.points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = walk.points[index] ?? [x, y]
    return [0, 0.25, 0.5, 0.75, 1].map(
      (part) => [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const,
    )
  })
  expect(places.every((place) => grid.isWay(grid.cellAt(place)))).toBe(true)
  expect(walk.metres).toBeCloseTo(lengthMOf(walk.points), 9)
  expect(walk.metres).toBeGreaterThan(4)
})

test('glass under the roof of an alfresco does not count', () => {
  const openings = level.openings.map((one) => (one.low === null ? { ...one, low: 'alfresco' } : one))

  const [open, roofed] = [glassOf(level, living), glassOf({ ...level, openings }, living)]

  expect(glassMetres(open, 'left') + glassMetres(open, 'right')).toBeGreaterThan(0)
  expect(roofed.length).toBeLessThan(open.length)
})

test('with north at the rear the sun stands at the right in the morning, at the rear at noon and at the left in the evening', () => {
  const [morning, noon, evening] = [6, 12, 18].map((hour) => towardsSun(0, hour).map(Math.round))

  expect([morning, noon, evening]).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
  ])
})

test('the sun shines in only through glass that faces it', () => {
  const pane = { from: [0, 0], to: [2000, 0], outside: 'rear', floor: [] } as const

  expect(patchOf(pane, towardsSun(0, 12), 12)).not.toBeNull()
  expect(patchOf(pane, towardsSun(180, 12), 12)).toBeNull()
})
