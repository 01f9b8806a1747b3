import { expect, it } from 'vitest'
import type { DesignDocument } from '../../../api/admin/catalogue/design-document.ts'
import { designCardOf } from '../design-card.ts'
import { emptyDocument, emptyPlan, toDesign } from './to-design.ts'

const facts = { bedrooms: 4, bathrooms: 2, garages: 2, frontage: 14, totalArea: 240 }
const NONE = { bedrooms: null, bathrooms: null, garages: null, frontage: null, totalArea: null }
const id = '00000000-0000-4000-8000-000000000001'
const document = (category: DesignDocument['category']): DesignDocument => ({
  ...emptyDocument(category),
  ...facts,
  lookingFor: ['Island seating'],
  tags: ['kitchen:island'],
  plan: { ...emptyPlan(), storeys: 2, houseWidth: 12, houseDepth: 20 },
})

it('a floor plan keeps its facts and its block', () => {
  const design = toDesign(document('Floor Plan'), { id, slug: 'wattle' })

  expect(design).toMatchObject({ ...facts, lookingFor: ['A 14 m block', 'Island seating'] })
  expect(design.tags).toContain('beds:4')
  expect(designCardOf(design)).toMatchObject({ ...facts, house: { houseWidth: 12 } })
})

it.each(['Kitchen', 'Bathroom', 'Living', 'Facade', 'Alfresco'] as const)(
  'a %s has no facts of a house, no block and no tags of them, whatever is written of it',
  (category) => {
    const design = toDesign(document(category), { id, slug: 'galley' })

    expect(design).toMatchObject({ ...NONE, plan: null, lookingFor: ['Island seating'] })
    expect(design.tags).toEqual([`room-kind:${category.toLowerCase()}`, 'kitchen:island'])
  },
)

it("a kitchen's card in a conversation or brief has no facts of a house", () => {
  const house = toDesign(document('Floor Plan'), { id, slug: 'wattle' })

  const card = designCardOf({ ...house, category: 'Kitchen' })

  expect(card).toMatchObject(NONE)
  expect(card).not.toHaveProperty('house')
})
