import { expect, it } from 'vitest'
import { EDGE_MM, paperOf, sheetFor, STRIP_MM } from './sheet-scale.ts'

it.each([
  ['a usual house', { width: 13_500, height: 24_700 }, { scale: 100, paper: 'A4', isLandscape: false }],
  ['a wide one', { width: 26_000, height: 15_000 }, { scale: 100, paper: 'A4', isLandscape: true }],
  ['a long one', { width: 18_500, height: 29_700 }, { scale: 100, paper: 'A3', isLandscape: false }],
  ['a large wide one', { width: 38_000, height: 20_000 }, { scale: 100, paper: 'A3', isLandscape: true }],
  ['a very large one', { width: 30_000, height: 48_000 }, { scale: 200, paper: 'A4', isLandscape: false }],
])('%s is drawn on the smallest paper that takes it at the largest scale', (_what, real, expected) => {
  const sheet = sheetFor(real)

  expect(sheet).toMatchObject(expected)
  expect(sheet.drawn.width * sheet.scale).toBeCloseTo(real.width)
  expect(sheet.drawn.height + 2 * EDGE_MM + STRIP_MM).toBeLessThanOrEqual(paperOf(sheet).height)
})
