import { expect, it } from 'vitest'
import { seeded } from '#plan/random.ts'
import { STYLES } from '../styles.ts'
import { designKitchen } from './kitchen-design.ts'
import { kitchenScene } from './kitchen.ts'

/** Share of the picture's height below the foot of the island, where the floor is bare. */
function bareFloor(seed: string, style: (typeof STYLES)[number]): number {
  const scene = kitchenScene(seeded(seed), designKitchen(seeded(seed), style, 1))
  const { at, fov, shift } = scene.camera
  const plinths = scene.shapes.flatMap((shape) =>
    shape.shape === 'box' && shape.material === 'black' && shape.at?.[2] === 0 && shape.size[2] === 0.08
      ? [shape.at[1] - shape.size[1] / 2]
      : [],
  )
  const spread = 2 * Math.tan((fov * Math.PI) / 360)
  return 0.5 - (shift?.[1] ?? 0) - at[2] / (Math.min(...plinths) - at[1]) / spread
}

it.each(STYLES)('a $name kitchen seen square to its island leaves under a quarter to bare floor', (style) => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const share = bareFloor(seed, style)

    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.25)
  }
})
