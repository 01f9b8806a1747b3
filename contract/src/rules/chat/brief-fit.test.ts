import { expect, test } from 'vitest'
import type { Brief } from '../../api/chat/brief.ts'
import { lotFor } from '../land/land-fit.ts'
import { fitOfBrief, groundOfBrief, wishesOf } from './brief-fit.ts'

const sizes = { houseWidth: 11.5, houseDepth: 20, minLotWidth: 14, minLotDepth: 28 }
const house = { ...sizes, site: 'usual' } as const
const design = {
  plan: { ...sizes, storeys: 1 } as never,
  tags: ['room:study'],
  bedrooms: 4,
  bathrooms: 2,
  garages: 2,
}
const blockOf = (width: number | null, depth: number | null = 30): Brief => ({
  block: { width, depth, slope: null, facing: null, corner: 'no' },
})

test.each([
  [blockOf(14.5), 'Fits, 0.5 m to spare'],
  [blockOf(14), 'Fits exactly'],
  [blockOf(13.4), '0.6 m too wide'],
  [blockOf(14, 20), /too deep/],
])('a plan on the block of %o: %s', (brief, text) => {
  expect(fitOfBrief(brief, house)?.summary).toMatch(text)
})

test.each([[{}], [blockOf(null)]])('an unknown block has no fit: %o', (brief) => {
  expect(fitOfBrief(brief, house)).toBeNull()
})

test('setbacks shared with the block count, whether the region is shared or not', () => {
  const victorian = { front: 4, rear: 3, side: 1.2, sideStreet: 2, isOwn: false }
  const shared = (setbacks?: typeof victorian): Brief => ({
    block: { width: 15, depth: null, slope: null, facing: null, corner: 'no', ...(setbacks && { setbacks }) },
  })
  const lotOf = (brief: Brief) => lotFor({ ...house, houseWidth: 12.3 }, groundOfBrief(brief)).width

  expect(lotOf(shared())).toBe(14.3)
  expect(lotOf(shared(victorian))).toBe(14.7)
  expect(lotOf({ ...shared(), areas: { state: 'VIC', suburb: null, postcode: null } })).toBe(14.7)
  expect(lotOf(shared({ ...victorian, side: 0.5, isOwn: true }))).toBe(13.3)
  expect(fitOfBrief(shared({ ...victorian, side: 2, isOwn: true }), house)?.summary).toBe('0.5 m too wide')
})

test('must-haves of a house are neither met nor missing for a design of another category', () => {
  const kitchen = { ...design, plan: null, bedrooms: null, bathrooms: null, garages: null }

  expect(wishesOf({ mustHaves: ['3 bedrooms', 'One storey', 'Study'] }, kitchen)).toEqual({
    met: [],
    missing: [],
  })
})

test('must-haves are met or missing, a min number of rooms is met by more, and a wish that no plan answers is neither', () => {
  const mustHaves = [
    '3 bedrooms',
    '1 bathroom',
    '3 car spaces',
    'One storey',
    'Study',
    'Alfresco',
    'A dog door',
  ]

  expect(wishesOf({ mustHaves }, design)).toEqual({
    met: ['3 bedrooms', '1 bathroom', 'One storey', 'Study'],
    missing: ['3 car spaces', 'Alfresco'],
  })
})
