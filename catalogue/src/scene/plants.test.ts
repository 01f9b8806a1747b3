import { expect, it } from 'vitest'
import { seeded } from '#plan/random.ts'
import { cutBranches, floorPlant } from './plants.ts'
import { STYLES } from './styles.ts'

const wornBy = (grow: typeof cutBranches, style: string) =>
  [...new Set(grow(seeded('one'), style, [0, 0, 0]).map(({ material }) => material))].toSorted().join()

it.each([
  ['in a vase', cutBranches],
  ['in a pot', floorPlant],
] as const)('grows different plants %s from style to style', (_, grow) => {
  const kinds = new Set(STYLES.map(({ name }) => wornBy(grow, name)))

  expect(kinds.size).toBeGreaterThanOrEqual(5)
})
