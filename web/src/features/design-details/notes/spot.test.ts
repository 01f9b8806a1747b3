import { expect, it } from 'vitest'
import { movedSpot, spotAt } from './spot.ts'

const drawing = { left: 100, top: 50, width: 400, height: 200 }

it.each([
  [
    { x: 100, y: 50 },
    { x: 0, y: 0 },
  ],
  [
    { x: 300, y: 100 },
    { x: 0.5, y: 0.25 },
  ],
  [
    { x: 500, y: 250 },
    { x: 1, y: 1 },
  ],
  [{ x: 99, y: 100 }, null],
  [{ x: 300, y: 251 }, null],
])('the point %o is the spot %o', (point, spot) => {
  expect(spotAt(point, drawing)).toEqual(spot)
})

it('a spot moves in steps of the screen and stays on the drawing', () => {
  expect(movedSpot({ x: 0.5, y: 0.5 }, { x: 40, y: -20 }, drawing)).toEqual({ x: 0.6, y: 0.4 })
  expect(movedSpot({ x: 0.99, y: 0.01 }, { x: 40, y: -20 }, drawing)).toEqual({ x: 1, y: 0 })
})
