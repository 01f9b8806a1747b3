import { describe, expect, it } from 'vitest'
import { aPlaced, NO_ANSWERS } from '#testing/designs/rankables.ts'
import { buildFeatureIndex } from './feature-index.ts'
import { rank } from './rank.ts'
import { learnModel, learnPopularity, type HeardSwipe } from './model.ts'
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

const like = (ordinal: number): HeardSwipe => ({ ordinal, isLiked: true, hasReason: false })
const pass = (ordinal: number, hasReason = false): HeardSwipe => ({ ordinal, isLiked: false, hasReason })

const tasteFor = (tag: string, swipes: readonly HeardSwipe[], options?: Parameters<typeof learnModel>[2]) =>
  learnModel(index, swipes, options).learned[index.tagIds.get(tag) ?? -1] ?? 0

describe('the model of a person', () => {
  it("equals everybody's prior before the first swipe", () => {
    const prior = new Float64Array(index.tags.length).fill(0.2)

    expect(tasteFor('room:study', [])).toBe(0)
    expect([...learnModel(index, [], { prior }).weights]).toEqual([...prior])
  })

  it('grows with the likes that share a tag', () => {
    const one = tasteFor('room:study', [2].map(like))
    const six = tasteFor('room:study', [2, 4, 6, 8, 12, 14].map(like))

    expect(one).toBeGreaterThan(0)
    expect(six).toBeGreaterThan(one)
  })

  it('learns little from a tag that nearly every design has', () => {
    const liked = [10, 20, 30, 40].map(like)

    expect(tasteFor('kitchen:island', liked)).toBeLessThan(tasteFor('room:courtyard', liked) / 5)
  })

  it('takes a bare pass for a weak signal, and one with a reason for hardly anything but that reason', () => {
    const bare = tasteFor('room:study', [pass(2)])

    expect(bare).toBeLessThan(0)
    expect(-bare).toBeLessThan(tasteFor('room:study', [like(2)]))
    expect(tasteFor('room:study', [pass(2, true)])).toBeGreaterThan(bare / 2)
  })

  it('gives less weight to a like that is about to unlock something', () => {
    const swipes = [2, 4].map(like)

    expect(tasteFor('room:study', swipes, { beforeUnlock: new Set([1]) })).toBeLessThan(
      tasteFor('room:study', swipes),
    )
  })

  it('takes opened details for a little interest, also before a pass', () => {
    const opened = (at: number) => ({ ...pass(at), wasOpened: true })

    expect(tasteFor('room:study', [opened(2)])).toBeGreaterThan(tasteFor('room:study', [pass(2)]))
    expect(tasteFor('room:study', [{ ...like(2), wasOpened: true }])).toBeGreaterThan(
      tasteFor('room:study', [like(2)]),
    )
    expect(tasteFor('room:study', [opened(2)])).toBeLessThan(tasteFor('room:study', [like(2)]))
  })

  it('turns round after a run of passes', () => {
    const swipes = [
      ...[2, 4, 6, 8, 12, 14].map(like),
      ...[16, 18, 22, 24, 26, 28, 32, 34].map((at) => pass(at)),
    ]

    expect(tasteFor('room:study', swipes)).toBeGreaterThan(0)
    expect(tasteFor('room:study', swipes, { isOffCourse: true })).toBeLessThan(0)
  })

  it('forgets slowly: an old taste counts less than a new one', () => {
    const old = [
      ...Array.from({ length: 20 }, (_, at) => like(2 * at)),
      ...Array.from({ length: 180 }, (_, at) => pass(1 + 2 * (at % 40))),
    ]
    const recent = old.toReversed()

    expect(tasteFor('room:study', old)).toBeLessThan(tasteFor('room:study', recent))
  })
})

describe("everybody's prior", () => {
  it('is fitted jointly: a tag that only correlates is not taken for the reason', () => {
    const likings = designs.map(({ design, ordinal }) => {
      const isGood = design.tags.includes('room:courtyard')
      return { ordinal, likes: isGood ? 9 : 3, passes: isGood ? 1 : 7 }
    })

    const weights = learnPopularity(index, likings)
    const of = (tag: string) => weights[index.tagIds.get(tag) ?? -1] ?? 0

    expect(of('room:courtyard')).toBeGreaterThan(1)
    expect(of('room:study')).toBeLessThan(of('room:courtyard') / 4)
  })
})

describe('a pass with a reason', () => {
  const scoreOf = (ordinal: number, passedTags: Record<string, number>) => {
    const taste = new Float64Array(index.tags.length)
    const weights = weigh(index, { answers: NO_ANSWERS, taste, passedTags, seed: 5 })
    return (
      rank(index, weights, { taken: { has: () => false, add: () => undefined }, perGroup: 100 }).find(
        (each) => each.ordinal === ordinal,
      )?.score ?? 0
    )
  }
  const effect = (ordinal: number, reason: string, times = 1) =>
    scoreOf(ordinal, { [reason]: times }) - scoreOf(ordinal, {})

  it('about width lowers every plan at least as wide, and no narrower one', () => {
    expect(effect(18, 'too-wide:15')).toBeCloseTo(-1.2)
    expect(effect(10, 'too-wide:15')).toBeCloseTo(-1.2)
    expect(effect(9, 'too-wide:15')).toBe(0)
  })

  it('about something missing raises the plans that have it', () => {
    expect(effect(4, 'no:room:study')).toBeCloseTo(1.2)
    expect(effect(5, 'no:room:study')).toBe(0)
  })

  it('about something present lowers the plans that have it, the more often the more', () => {
    expect(effect(10, 'room:courtyard')).toBeCloseTo(-1.2)
    expect(effect(10, 'room:courtyard', 2)).toBeCloseTo(-1.8)
  })

  it('unknown to ranking changes nothing', () => {
    expect(effect(10, 'made-up')).toBe(0)
    expect(effect(10, 'too-wide:nonsense')).toBe(0)
  })
})
