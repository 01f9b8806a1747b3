import { expect, test } from 'vitest'

import { CAMERAS, type Side, SIDES } from './camera.ts'
import type { Block } from './layout.ts'
import { layoutOf } from './layout.ts'

const block = (w: number, d: number): Block => ({ plane: [0, 0, w, d], height: 2 })

/** Corners of a block in the picture, after its offset. */
function corners({ plane: [x, y, w, d], height }: Block, [dx, dy]: readonly [number, number], side: Side) {
  const { seen } = CAMERAS[side]
  return [x, x + w].flatMap((cx) =>
    [y, y + d].flatMap((cy) => [0, height].map((z) => seen([cx + dx, cy + dy, z]))),
  )
}

const HOUSES = [
  [block(13, 24)],
  [block(30, 14)],
  [block(9, 22), block(8, 18)],
  [block(14, 16), block(12, 12)],
]

test.each(SIDES.flatMap((side) => HOUSES.map((blocks) => ({ side, blocks }))))(
  'fits completely into its picture from the $side: $blocks',
  ({ side, blocks }) => {
    const { offsets, view } = layoutOf(blocks, CAMERAS[side])

    for (const [index, one] of blocks.entries()) {
      for (const [x, y] of corners(one, offsets[index] ?? [0, 0], side)) {
        expect(x).toBeGreaterThan(view.x)
        expect(x).toBeLessThan(view.x + view.w)
        expect(y).toBeGreaterThan(view.y)
        expect(y).toBeLessThan(view.y + view.h)
      }
    }
  },
)

test('an upper storey hides nothing of the lower one', () => {
  const [lower, upper] = [block(9, 22), block(8, 18)]
  const { offsets } = layoutOf([lower, upper], CAMERAS.street)

  // Separating axis: seen along the long sides of both, which are parallel, they do not overlap.
  const [dx] = offsets[1] ?? [0, 0]
  expect(Math.abs(dx)).toBeGreaterThan(9)
})

test('a picture is never too narrow for a phone', () => {
  const { view } = layoutOf([block(6, 40)], CAMERAS.street)

  expect(view.w / view.h).toBeGreaterThanOrEqual(0.62)
})
