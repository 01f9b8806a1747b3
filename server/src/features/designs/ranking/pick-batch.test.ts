import { describe, expect, it } from 'vitest'
import { pickBatch } from './pick-batch.ts'

/** Groups 1 to 3 are templates of floor plans, 4 and 5 are kitchens and bathrooms. */
const groupIsPlan = [false, true, true, true, false, false]
const ranked = (...groups: number[]) => groups.map((group, at) => ({ ordinal: at, score: 100 - at, group }))
const groupsOf = (groups: number[], size: number, planShare = 0.7) =>
  pickBatch(ranked(...groups), { size, planShare, groupIsPlan }).map(({ group }) => group)

describe('a batch of cards', () => {
  it('has at least 70 % floor plans, with the other kind on the third card', () => {
    expect(groupsOf([4, 5, 4, 5, 1, 2, 3, 1, 2], 5)).toEqual([1, 2, 4, 3, 1])
  })

  it('may have two of five of another kind when the share allows it', () => {
    expect(groupsOf([4, 5, 1, 2, 3, 1], 5, 0.6)).toEqual([1, 2, 4, 3, 5])
  })

  it('has no template more than twice in five while there are others', () => {
    expect(groupsOf([1, 1, 1, 1, 1, 2, 2, 3], 5)).toEqual([1, 1, 2, 2, 3])
  })

  it('goes on with what is left when one template or one kind is all there is', () => {
    expect(groupsOf([1, 1, 1, 1, 1, 1], 5)).toEqual([1, 1, 1, 1, 1])
    expect(groupsOf([4, 4, 5, 1], 5)).toEqual([1, 4, 4, 5])
  })

  it('is smaller when the deck runs out, and empty at its end', () => {
    expect(groupsOf([2], 5)).toEqual([2])
    expect(groupsOf([], 5)).toEqual([])
  })

  it('of one card is a floor plan', () => {
    expect(groupsOf([4, 1], 1)).toEqual([1])
  })
})
