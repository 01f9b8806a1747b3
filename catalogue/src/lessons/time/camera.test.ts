import { expect, test } from 'vitest'

import { frameBetween } from './camera.ts'
import { glide, settle } from './easing.ts'

const HOUSE = { x: 0, y: 0, w: 12_000, h: 20_000 }
const ROOM = { x: 8000, y: 15_000, w: 3000, h: 3000 }

test('the camera starts at one frame and arrives at the other', () => {
  expect(frameBetween(HOUSE, ROOM, 0)).toEqual(HOUSE)
  expect(frameBetween(HOUSE, ROOM, 1)).toEqual(ROOM)
})

test('the camera zooms by equal factors', () => {
  const widths = [0, 0.25, 0.5, 0.75, 1].map((part) => frameBetween(HOUSE, ROOM, part).w)

  const factors = widths.slice(1).map((width, index) => width / (widths[index] ?? 1))

  for (const factor of factors) expect(factor).toBeCloseTo(0.25 ** 0.25, 9)
})

test.each([
  { name: 'gliding', ease: glide },
  { name: 'settling', ease: settle },
])('$name begins at 0, ends at 1 and never decreases', ({ ease }) => {
  const steps = Array.from({ length: 101 }, (_, index) => ease(index / 100))

  expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1])
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})
