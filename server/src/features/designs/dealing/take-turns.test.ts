import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const KINDS = ['Kitchen', 'Bathroom', null, 'Kitchen'] as const
const kindOf = (ordinal: number) => KINDS[ordinal] ?? null
const ranked = [0.2, 0.1, 0.15, 0.05].map((score, ordinal) => ({ ordinal, score, group: ordinal }))
const order = (met: Record<string, number>) =>
  takeTurns(ranked, kindOf, new Map(Object.entries(met))).map(({ ordinal }) => ordinal)

it('keeps the order of a person who has met no room yet', () => {
  expect(order({})).toEqual([0, 1, 2, 3])
})

it('lets a kind that was met wait for the one that was not', () => {
  expect(order({ Kitchen: 2 })).toEqual([2, 1, 0, 3])
})

it('goes back to the scores when all kinds were met as often', () => {
  expect(order({ Kitchen: 1, Bathroom: 1 })).toEqual([2, 0, 1, 3])
})

it('gives way to a liking that is stronger than the wait', () => {
  const liked = ranked.map((each) => (each.ordinal === 0 ? { ...each, score: 0.9 } : each))

  expect(takeTurns(liked, kindOf, new Map([['Kitchen', 5]]))[0]?.ordinal).toBe(0)
})
