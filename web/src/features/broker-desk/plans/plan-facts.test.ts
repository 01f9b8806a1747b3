import { expect, test } from 'vitest'
import { planFacts } from './plan-facts.ts'

const PLAN = {
  category: 'Floor Plan',
  bedrooms: 4,
  bathrooms: 2,
  garages: 2,
  livingAreas: 1,
  storeys: 1,
  squares: 18.7,
  frontage: 13,
  totalArea: 174,
} as const
const said = (facts: Partial<Parameters<typeof planFacts>[0]>) =>
  planFacts({ ...PLAN, ...facts }).map((fact) => fact.replaceAll('\u00a0', ' '))

test('a plan is described by its facts, its lot rounded to a tenth as on the buyer’s card', () => {
  expect(said({})).toEqual(['4 bed', '2 bath', '2 car', '1 living', '1 storey', '18.7 sq', '13.0 m lot'])
})

test('a plan without a garage says so', () => {
  expect(said({ garages: 0 })).toContain('No garage')
})

test('a design that is not a house is described by its category', () => {
  expect(said({ category: 'Kitchen' })).toEqual(['Kitchen'])
})
