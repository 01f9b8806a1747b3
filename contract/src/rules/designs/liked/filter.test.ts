import { expect, it } from 'vitest'
import { groundOf } from '../../land/land-fit.ts'
import { inOrderOf, isFound, type Findable, type LikedContext, type LikedFilter } from './filter.ts'

const ground = groundOf({ corner: null, setbacks: null, state: 'TAS', mustHaves: [] })
const context: LikedContext = {
  ground,
  block: { ...ground, width: 14, depth: 30 },
  collected: null,
  taste: [],
}
const aPlan = (id: string, change: Partial<Findable> = {}): Findable => ({
  id,
  category: 'Floor Plan',
  title: 'Banksia Court',
  bedrooms: 4,
  totalArea: 220,
  tags: ['room:study', 'room:alfresco'],
  plan: { storeys: 1, houseWidth: 11, houseDepth: 20, minLotWidth: 13, minLotDepth: 28 },
  ...change,
})
const kitchen = aPlan('k', { category: 'Kitchen', bedrooms: null, totalArea: null, plan: null })

const YES: LikedFilter[] = [
  {},
  { category: 'Floor Plan' },
  { name: ' bank' },
  { name: 'COURT' },
  { beds: 4 },
  { storeys: 1 },
  { lotTo: 13 },
  { areaFrom: 220, areaTo: 220 },
  { tags: ['room:alfresco', 'room:study'] },
  { fits: true },
]
it.each(YES)('a plan is found by %j', (filter) => {
  expect(isFound(aPlan('a'), filter, context)).toBe(true)
})

const NO: LikedFilter[] = [
  { category: 'Kitchen' },
  { name: 'wattle' },
  { beds: 5 },
  { storeys: 2 },
  { lotTo: 12.9 },
  { areaTo: 219 },
  { tags: ['room:study', 'room:media'] },
]
it.each(NO)('a plan is not found by %j', (filter) => {
  expect(isFound(aPlan('a'), filter, context)).toBe(false)
})

it('the highest number of bedrooms includes more', () => {
  expect(isFound(aPlan('a', { bedrooms: 7 }), { beds: 5 }, context)).toBe(true)
})

it.each<LikedFilter>([{ beds: 4 }, { areaFrom: 20 }, { lotTo: 99 }, { fits: true }])(
  'a kitchen is not found by %j',
  (filter) => {
    expect(isFound(kitchen, filter, context)).toBe(false)
  },
)

it('no design fits an unknown block, or one that is too small', () => {
  expect(isFound(aPlan('a'), { fits: true }, { ...context, block: null })).toBe(false)
  expect(
    isFound(aPlan('a'), { fits: true }, { ...context, block: { ...ground, width: 12, depth: null } }),
  ).toBe(false)
})

it('in a collection only its own designs are found', () => {
  const collected = new Set(['b'])

  expect(['a', 'b'].map((id) => isFound(aPlan(id), {}, { ...context, collected }))).toEqual([false, true])
})

it('designs are sorted by lot, by area or by match with the taste, and equal ones keep their order', () => {
  const small = aPlan('a', { totalArea: 100, tags: ['room:media'] })
  const narrow = aPlan('b', {
    plan: { storeys: 2, houseWidth: 8, houseDepth: 20, minLotWidth: 10, minLotDepth: 28 },
  })
  const same = aPlan('c')
  const taste = [{ tag: 'room:media', likes: 5, usual: 0.2 }]
  const ids = (sort: 'lot' | 'area' | 'match') =>
    inOrderOf(sort, [kitchen, small, narrow, same], { ...context, taste }).map(({ id }) => id)

  expect(ids('lot')).toEqual(['b', 'c', 'a', 'k'])
  expect(ids('area')).toEqual(['a', 'c', 'b', 'k'])
  expect(ids('match')).toEqual(['a', 'k', 'c', 'b'])
})
