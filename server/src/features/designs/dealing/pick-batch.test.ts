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

  it('has no template twice in a row while there are others, also around a kitchen', () => {
    expect(groupsOf([1, 1, 1, 2, 2, 3], 5)).toEqual([1, 2, 1, 2, 1])
    expect(groupsOf([1, 1, 1, 2, 4], 5)).toEqual([1, 2, 4, 1, 1])
  })

  it('takes the cards before it into account', () => {
    expect(pickBatch(ranked(1, 2, 1), { size: 2, planShare: 1, groupIsPlan, before: [3, 1] })[0]?.group).toBe(
      2,
    )
    expect(
      pickBatch(ranked(1, 2), { size: 1, planShare: 1, groupIsPlan, before: [1, 2, 1, 2, 1, 3] })[0]?.group,
    ).toBe(2)
  })

  it('has no template more than three times in fifteen while there are others', () => {
    const groups = groupsOf([...Array<number>(10).fill(1), ...Array<number>(8).fill(2), 3, 3, 3, 3], 15, 1)

    expect(groups.slice(0, 7).filter((group) => group === 1)).toHaveLength(3)
  })

  it('has no twins', () => {
    const familyOf = (ordinal: number) => (ordinal === 0 || ordinal === 2 ? 1 : 0)

    const batch = pickBatch(ranked(1, 2, 1, 3, 1), { size: 3, planShare: 1, groupIsPlan, familyOf })

    expect(batch.map(({ ordinal }) => ordinal)).toEqual([0, 1, 3])
  })

  it('explores at its positions, and marks those cards', () => {
    const batch = pickBatch(ranked(1, 2, 3, 1), {
      size: 3,
      planShare: 1,
      groupIsPlan,
      explores: (place) => place === 1,
      explored: [{ ordinal: 3, score: 0, group: 3 }],
    })

    expect(batch.map(({ ordinal, isExploring }) => [ordinal, isExploring])).toEqual([
      [0, false],
      [3, true],
      [1, false],
    ])
  })

  it('moves an exploring plan to the next position where its own is of another kind', () => {
    const explored = [{ ordinal: 9, score: 0, group: 3 }]
    const options = { planShare: 0.7, groupIsPlan, explores: (place: number) => place === 2, explored }

    const batch = pickBatch(ranked(1, 2, 1, 2, 4), { ...options, size: 5 })

    expect(batch.map(({ group, isExploring }) => [group, isExploring])).toEqual([
      [1, false],
      [2, false],
      [4, false],
      [3, true],
      [1, false],
    ])
  })

  it('gives the probability of an exploring plan: one of those of the pool that the rules allow', () => {
    const explored = [1, 2, 2, 3, 3].map((group, at) => ({ ordinal: 10 + at, score: 0, group }))
    const options = { size: 2, planShare: 1, groupIsPlan, explores: (place: number) => place === 1 }

    const [first, second] = pickBatch(ranked(1, 3), { ...options, explored, pool: 4 })

    expect(first).toMatchObject({ isExploring: false, probability: 1 })
    // The first of the pool would repeat a template; three are left of it.
    expect(second).toMatchObject({ ordinal: 11, isExploring: true, probability: 1 / 3 })
  })

  it('continues with the rest when one template or one kind is all there is', () => {
    expect(groupsOf([1, 1, 1, 1, 1, 1], 5)).toEqual([1, 1, 1, 1, 1])
    expect(groupsOf([4, 4, 5, 1], 5)).toEqual([1, 4, 5, 4])
  })

  it('is smaller when the deck runs out, and empty at its end', () => {
    expect(groupsOf([2], 5)).toEqual([2])
    expect(groupsOf([], 5)).toEqual([])
  })

  it('of one card is a floor plan', () => {
    expect(groupsOf([4, 1], 1)).toEqual([1])
  })
})
