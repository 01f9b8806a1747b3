import { describe, expect, it } from 'vitest'
import { aPlaced, NO_ANSWERS } from '#testing/designs/rankables.ts'
import { emptyBitmap, setBit } from './bitmap.ts'
import { buildFeatureIndex } from './feature-index.ts'
import { rank } from './rank.ts'
import { countTags } from './swipes.ts'
import { learnTaste } from './taste.ts'
import { weigh } from './weights.ts'

/** 100 plans: every second has a study, every tenth a courtyard, all but five an island. */
const designs = Array.from({ length: 100 }, (_, ordinal) =>
  aPlaced({
    ordinal,
    frontage: 10 + (ordinal % 20) / 2,
    tags: [
      ...(ordinal % 2 === 0 ? ['room:study'] : []),
      ...(ordinal % 10 === 0 ? ['room:courtyard'] : []),
      ...(ordinal < 95 ? ['kitchen:island'] : []),
    ],
  }),
)
const index = buildFeatureIndex(designs)

function swipes({ liked = [], passed = [] }: { liked?: number[]; passed?: number[] }) {
  const bitmaps = { seen: emptyBitmap(100), liked: emptyBitmap(100), passedTags: {} }
  for (const ordinal of [...liked, ...passed]) setBit(bitmaps.seen, ordinal)
  for (const ordinal of liked) setBit(bitmaps.liked, ordinal)
  return bitmaps
}

function tasteFor(tag: string, history: Parameters<typeof swipes>[0]): number {
  const taste = learnTaste(index, countTags(index, swipes(history)))
  return taste[index.tagIds.get(tag) ?? -1] ?? 0
}

describe('the learned taste', () => {
  it('is empty before the first swipe', () => {
    expect(tasteFor('room:study', {})).toBe(0)
  })

  it('grows with the likes that share a tag', () => {
    const one = tasteFor('room:study', { liked: [2] })
    const six = tasteFor('room:study', { liked: [2, 4, 6, 8, 12, 14] })

    expect(one).toBeGreaterThan(0)
    expect(six).toBeGreaterThan(one)
  })

  it('hears little in a tag that nearly every design has', () => {
    const liked = [10, 20, 30, 40]

    expect(tasteFor('kitchen:island', { liked })).toBeLessThan(tasteFor('room:courtyard', { liked }) / 10)
  })

  it('takes a bare pass for a weak sign', () => {
    const passed = tasteFor('room:study', { passed: [2] })

    expect(passed).toBeLessThan(0)
    expect(-passed).toBeLessThan(tasteFor('room:study', { liked: [2] }))
  })
})

describe('a reasoned pass', () => {
  const scoreOf = (ordinal: number, passedTags: Record<string, number>) => {
    const taste = learnTaste(index, countTags(index, swipes({})))
    const weights = weigh(index, { answers: NO_ANSWERS, taste, swipes: 0, passedTags, seed: 5 })
    return (
      rank(index, weights, { taken: { has: () => false, add: () => undefined }, perGroup: 100 }).find(
        (each) => each.ordinal === ordinal,
      )?.score ?? 0
    )
  }
  const effect = (ordinal: number, reason: string, times = 1) =>
    scoreOf(ordinal, { [reason]: times }) - scoreOf(ordinal, {})

  it('on width lowers every plan at least as wide, and no narrower one', () => {
    expect(effect(18, 'too-wide:15')).toBeCloseTo(-1.2)
    expect(effect(10, 'too-wide:15')).toBeCloseTo(-1.2)
    expect(effect(9, 'too-wide:15')).toBe(0)
  })

  it('on something missing raises the plans that have it', () => {
    expect(effect(4, 'no:room:study')).toBeCloseTo(1.2)
    expect(effect(5, 'no:room:study')).toBe(0)
  })

  it('on something present lowers the plans that have it, the more often the more', () => {
    expect(effect(10, 'room:courtyard')).toBeCloseTo(-1.2)
    expect(effect(10, 'room:courtyard', 2)).toBeCloseTo(-1.8)
  })

  it('that ranking does not know changes nothing', () => {
    expect(effect(10, 'made-up')).toBe(0)
    expect(effect(10, 'too-wide:nonsense')).toBe(0)
  })
})
