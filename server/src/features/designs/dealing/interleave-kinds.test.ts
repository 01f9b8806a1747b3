import { expect, it } from 'vitest'
import { interleaveKinds } from './interleave-kinds.ts'

const KINDS = ['Kitchen', 'Bathroom', null, 'Kitchen'] as const
const kindOf = (ordinal: number) => KINDS[ordinal] ?? null
const ranked = [0.2, 0.1, 0.15, 0.05].map((score, ordinal) => ({ ordinal, score, group: ordinal }))
const order = (met: Record<string, number>) =>
  interleaveKinds(ranked, kindOf, new Map(Object.entries(met))).map(({ ordinal }) => ordinal)

it('keeps the order of a person who has seen no room yet', () => {
  expect(order({})).toEqual([0, 1, 2, 3])
})

it('puts a kind that was seen behind one that was not', () => {
  expect(order({ Kitchen: 2 })).toEqual([2, 1, 0, 3])
})

it('follows the scores again once all kinds were seen equally often', () => {
  expect(order({ Kitchen: 1, Bathroom: 1 })).toEqual([2, 0, 1, 3])
})

it('yields to a preference that is stronger than the penalty', () => {
  const liked = ranked.map((each) => (each.ordinal === 0 ? { ...each, score: 0.9 } : each))

  expect(interleaveKinds(liked, kindOf, new Map([['Kitchen', 5]]))[0]?.ordinal).toBe(0)
})
