import { expect, test } from 'vitest'
import type { Brief } from '../../api/chat/brief.ts'
import { fitOfBrief, wishesOf } from './brief-fit.ts'

const plan = {
  storeys: 1,
  houseWidth: 11.5,
  houseDepth: 20,
  minLotWidth: 14,
  minLotDepth: 28,
} as never
const house = { plan, tags: ['room:study'], bedrooms: 4, bathrooms: 2, garages: 2 }
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

test.each([[{}], [blockOf(null)]])('nothing is said of a block that is not known: %o', (brief) => {
  expect(fitOfBrief(brief, house)).toBeNull()
})

test('wishes are met or missing, at least as many rooms are enough, and what no plan answers is neither', () => {
  const mustHaves = [
    '3 bedrooms',
    '1 bathroom',
    '3 car spaces',
    'One storey',
    'Study',
    'Alfresco',
    'A dog door',
  ]

  expect(wishesOf({ mustHaves }, house)).toEqual({
    met: ['3 bedrooms', '1 bathroom', 'One storey', 'Study'],
    missing: ['3 car spaces', 'Alfresco'],
  })
})
