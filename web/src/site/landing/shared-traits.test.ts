import { expect, test } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { sharedTraits } from './shared-traits.ts'

test('features of all plans come before those of some, and features of none are left out', () => {
  const plans = [
    aLikedDesign({ bedrooms: 4, frontage: 14.5 }),
    aLikedDesign({ bedrooms: 4, frontage: 15 }),
    aLikedDesign({ bedrooms: 4, frontage: 18 }),
  ]

  const traits = sharedTraits(plans)

  expect(traits[0]).toEqual({ text: 'Four bedrooms', count: 3 })
  expect(traits).toContainEqual({ text: 'Fits a 15 m block', count: 2 })
  expect(traits.every(({ count }) => count > 0)).toBe(true)
  expect(traits.length).toBeLessThanOrEqual(4)
})
