import { expect, it } from 'vitest'
import { seeded } from '#plan/random.ts'
import { STYLES } from '../styles.ts'
import { designKitchen } from './kitchen-design.ts'
import { kitchenScene } from './kitchen.ts'

const INSET = 0.28

/** Share of the picture's height below the foot of the island, where the floor is bare. */
function bareFloor(seed: string, style: (typeof STYLES)[number]): number {
  const kitchen = designKitchen(seeded(seed), style, 1)
  const { at, fov, shift } = kitchenScene(seeded(seed), kitchen).camera
  const foot = kitchen.size.depth - 0.6 - 1.15 - kitchen.island.depth + INSET
  const spread = 2 * Math.tan((fov * Math.PI) / 360)
  return 0.5 - (shift?.[1] ?? 0) - at[2] / (foot - at[1]) / spread
}

it.each(STYLES)('a $name kitchen seen square to its island leaves under a quarter to bare floor', (style) => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const share = bareFloor(seed, style)

    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.25)
  }
})
