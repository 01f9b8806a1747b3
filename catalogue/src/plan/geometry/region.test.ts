import { expect, test } from 'vitest'

import { areaOf } from './geometry.ts'
import { outlinesOf, tilesOf } from './region.ts'

const square = { x: 0, y: 0, w: 100, h: 100 }

test('two rectangles that touch have one outline', () => {
  const loops = outlinesOf([square, { x: 100, y: 0, w: 50, h: 60 }])

  expect(loops).toHaveLength(1)
  expect(loops[0]).toHaveLength(6)
})

test('a hole has an outline of its own', () => {
  expect(outlinesOf([square], [{ x: 20, y: 20, w: 30, h: 30 }])).toHaveLength(2)
})

test('tiles cover a region once, however its rectangles overlap', () => {
  const tiles = tilesOf([square, { x: 50, y: 50, w: 100, h: 100 }], [{ x: 0, y: 0, w: 10, h: 10 }])

  expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0)).toBe(10000 + 10000 - 2500 - 100)
})
