import { expect, test } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { sharedTraits } from './shared-traits.ts'

test('what all plans have comes before what some have, and what none has is left out', () => {
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
