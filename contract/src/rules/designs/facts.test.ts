import { expect, it } from 'vitest'
import type { Design } from '../../api/designs/design.ts'
import { factsOf, kindOf, spokenDesign } from './facts.ts'

const design: Design = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'wattle',
  category: 'Floor Plan',
  title: 'Wattle',
  description: 'One long room.',
  imageUrl: '/wattle.avif',
  pictures: [{ level: 'ground', light: '/wattle.avif', dark: null, width: 10, height: 20 }],
  drawings: [],
  views: [],
  bedrooms: 4,
  bathrooms: 1,
  garages: 0,
  frontage: 14,
  totalArea: 275.4,
  interests: [],
  lookingFor: [],
  features: [],
  tags: [],
  plan: null,
}

it('a floor plan shows bedrooms, bathrooms, garages, frontage and area, in this order', () => {
  expect(factsOf(design).map((fact) => `${fact.value} ${fact.unit}`)).toEqual([
    '4 bed',
    '1 bath',
    'No garage',
    '14.0 m lot',
    '275 m²',
  ])
})

it('a missing fact is left out', () => {
  expect(factsOf({ ...design, garages: null, frontage: null, totalArea: null })).toHaveLength(2)
})

it('the spoken facts use whole words', () => {
  expect(spokenDesign(design)).toBe(
    'Wattle, Floor Plan, 4 bedrooms, 1 bathroom, no garage, suits a lot 14.0 metres wide, 275 square metres in all. One long room.',
  )
})

it('the kind of a design without a plan is its category', () => {
  expect(kindOf({ ...design, category: 'Kitchen' })).toBe('Kitchen')
})

it.each(['Kitchen', 'Bathroom', 'Living', 'Facade', 'Alfresco'] as const)(
  'a %s shows none of these facts, whatever else is written of it (product §2.5)',
  (category) => {
    expect(factsOf({ ...design, category })).toEqual([])
    expect(spokenDesign({ ...design, category })).toBe(`Wattle, ${category}. One long room.`)
  },
)
