import { describe, expect, it } from 'vitest'
import { planShareOf } from './plan-share.ts'

const HAND = 5
const roomsOf = (planShare: number) => Math.round(HAND * (1 - planShare))
const cards = (count: number, isPlan: boolean, isLiked: boolean) =>
  Array.from({ length: count }, () => ({ isPlan, isLiked }))

/** Simulates so many hands of a person who likes one kind only; returns the rooms in each. */
function roomsByHand(hands: number, likes: 'rooms' | 'plans' | 'both', least = 0.7): number[] {
  const swiped: { isPlan: boolean; isLiked: boolean }[] = []
  return Array.from({ length: hands }, () => {
    const before = swiped.map(({ isPlan }) => isPlan)
    const rooms = roomsOf(planShareOf({ swiped, before, size: HAND, least }))
    for (let at = 0; at < HAND; at += 1) {
      const isPlan = at >= rooms
      swiped.push({ isPlan, isLiked: likes === 'both' || isPlan === (likes === 'plans') })
    }
    return rooms
  })
}
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

describe('the share of floor plans in a hand', () => {
  it('is four of five at first, and while both are liked equally often', () => {
    expect(planShareOf({ swiped: [], before: [], size: HAND, least: 0.7 })).toBe(0.8)
    expect(roomsByHand(8, 'both')).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })

  it('never falls below the min: in no four hands in a row', () => {
    const rooms = roomsByHand(16, 'rooms')

    expect(sum(rooms)).toBeGreaterThan(20)
    expect(sum(rooms.slice(0, 2))).toBeLessThanOrEqual(3)
    rooms.slice(3).forEach((_, at) => expect(sum(rooms.slice(at, at + 4))).toBeLessThanOrEqual(6))
  })

  it('leaves a room in five cards to a person who likes plans only', () => {
    expect(roomsByHand(16, 'plans')).toEqual(Array<number>(16).fill(1))
  })

  it('allows more rooms once the min share allows it, two of five at most', () => {
    const rooms = roomsByHand(16, 'rooms', 0.6)

    expect(rooms.slice(-4)).toEqual([2, 2, 2, 2])
  })

  it('hardly changes with the first room', () => {
    const swiped = [...cards(8, true, false), ...cards(2, false, true)]
    const before = swiped.map(({ isPlan }) => isPlan)

    expect(planShareOf({ swiped, before, size: HAND, least: 0.7 })).toBeGreaterThanOrEqual(0.6)
  })

  it('of a hand of one card is all of it', () => {
    expect(planShareOf({ swiped: cards(9, false, true), before: [], size: 1, least: 0.7 })).toBe(1)
  })
})
