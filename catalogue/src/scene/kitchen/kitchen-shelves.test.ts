import { expect, test } from 'vitest'

import { seeded } from '#plan/random.ts'

import { STYLES } from '../styles.ts'
import { designKitchen, kitchenAfter } from './kitchen-design.ts'
import { openShelves } from './kitchen-shelves.ts'

const kitchens = STYLES.map((style) => designKitchen(seeded(`shelves of ${style.name}`), style, 1))
const RUN = { left: -1.9, right: 1.1 }

const placesOf = (kitchen: (typeof kitchens)[number]) => openShelves(kitchen, RUN).map(({ at }) => at)

test.each(kitchens.map((kitchen) => [kitchen.style.name, kitchen] as const))(
  'the things on the shelves of a %s kitchen stand on both boards and nowhere else',
  (_, kitchen) => {
    const [lower, upper] = [1.45 + 0.04, 1.83 + 0.04]
    const things = openShelves(kitchen, RUN).filter(({ material }) => material !== 'timberFlat')

    const heights = things.map(({ at }) => at?.[2] ?? 0).filter((z) => z > 0)
    expect(heights.filter((z) => z >= lower && z < lower + 0.3).length).toBeGreaterThan(3)
    expect(heights.filter((z) => z >= upper && z < upper + 0.3).length).toBeGreaterThan(2)
    expect(heights.every((z) => z >= lower)).toBe(true)
    const across = things.map(({ at }) => at?.[0] ?? 0)
    expect(Math.min(...across)).toBeGreaterThan(RUN.left + 0.15)
    expect(Math.max(...across)).toBeLessThan(RUN.right - 0.15)
  },
)

test('a room has the same things in the same places in each of its styles, and another room has others', () => {
  const [leader, other] = kitchens
  if (!leader || !other) throw new Error('There are no styles.')

  expect(placesOf(kitchenAfter(leader, other))).toEqual(placesOf(leader))
  expect(placesOf(other)).not.toEqual(placesOf(leader))
})
