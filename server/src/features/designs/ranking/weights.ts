import { type Answers, askedFacts, mustHaveWeight, rulesOfAnswers } from './answers.ts'
import type { FactWeights } from './facts.ts'
import type { FeatureIndex } from './feature-index.ts'
import { type SizeReason, SIZE_REASONS } from './pass-reasons.ts'

/** Linear model of a person: the score of a design is the sum of the weights of its facts and tags, and a small random part. */
export type Weights = {
  facts: FactWeights
  /** By tag. */
  tags: Float64Array
  /** Random seed of this person. */
  seed: number
}

/** Min weight of a tag: many small ones together are noise. */
const MIN_WEIGHT = 0.03
/** Score of a reason given once, twice, many times: 1.2, 1.8, at most 2.4. The first counts in the next hand. */
const reasonWeight = (times: number) => 2.4 * (1 - 0.5 ** times)

/**
 * Weight of a wish, which outweighs swipes and everybody's prior of the same tag. It is more than a fact that is off by one, and
 * less than two of them; without facts it has to outweigh all other tastes.
 */
const WISH_WEIGHT = { asked: 1.5, unasked: 8 } as const
/** Scale of picture answers: they count beside facts; without facts they have to outweigh everybody's prior. */
const PICTURED_SCALE = { asked: 1, unasked: 3 } as const

/** Whether the person asked for any facts. */
const askedOrNot = (answers: Answers) => (askedFacts(answers).length === 0 ? 'unasked' : 'asked')
const wishWeight = (answers: Answers) => WISH_WEIGHT[askedOrNot(answers)]
const picturedScale = (answers: Answers) => PICTURED_SCALE[askedOrNot(answers)]

const isSizeReason = (name: string): name is SizeReason => Object.hasOwn(SIZE_REASONS, name)

type SizeFact = (typeof SIZE_REASONS)[SizeReason]['fact']
type SizeRule = { times: number; limit: number; fact: SizeFact; isAtLeast: boolean }
type Reasons = { sizes: readonly SizeRule[]; tags: ReadonlyMap<string, number> }

/** Reasons as rules: a size reason weighs values of a fact, any other is for or against a tag. */
function readReasons(passedTags: Readonly<Record<string, number>>): Reasons {
  const entries = Object.entries(passedTags).map(([reason, times]) => {
    const colon = reason.indexOf(':')
    return { reason, times, name: reason.slice(0, colon), rest: reason.slice(colon + 1) }
  })
  const sizes = entries.flatMap(({ name, rest, times }) =>
    isSizeReason(name) && Number.isFinite(Number(rest))
      ? [{ ...SIZE_REASONS[name], times, limit: Number(rest) }]
      : [],
  )
  const tags = new Map<string, number>()
  for (const { reason, name, rest, times } of entries) {
    if (isSizeReason(name)) continue
    const [tag, sign] = name === 'no' ? [rest, 1] : [reason, -1]
    tags.set(tag, (tags.get(tag) ?? 0) + sign * reasonWeight(times))
  }
  return { sizes, tags }
}

/** Score of several size reasons: together they weigh as much as one that was given as often. */
function against(sizes: readonly SizeRule[], fact: SizeFact, value: number): number {
  const times = sizes.reduce(
    (sum, reason) =>
      reason.fact === fact && (reason.isAtLeast ? value >= reason.limit : value <= reason.limit)
        ? sum + reason.times
        : sum,
    0,
  )
  return times === 0 ? 0 : -reasonWeight(times)
}

function factWeights(answers: Answers, sizes: readonly SizeRule[]): FactWeights {
  const rules = rulesOfAnswers(answers)
  return {
    bedrooms: (count) => rules.bedrooms(count) + against(sizes, 'bedrooms', count),
    bathrooms: (count) => rules.bathrooms(count) + against(sizes, 'bathrooms', count),
    cars: (count) => rules.cars(count) + against(sizes, 'cars', count),
    storeys: rules.storeys,
    area: (area) => rules.area(area) + against(sizes, 'area', area),
    width: (need) => rules.width(need) + against(sizes, 'width', need.minLotWidth),
    depth: (need) => rules.depth(need) + against(sizes, 'depth', need.minLotDepth),
  }
}

/** Ranking's input about a person. */
export type Known = {
  answers: Answers
  taste: Float64Array
  passedTags: Readonly<Record<string, number>>
  /** Tags that were asked for more (1) or less (-1) of. */
  wishedTags?: Readonly<Record<string, number>>
  seed: number
}

/** Combines answers, learned taste and reasons. */
export function weigh(index: FeatureIndex, known: Known): Weights {
  const { answers, taste, passedTags, wishedTags = {}, seed } = known
  const reasons = readReasons(passedTags)
  const weights = Float64Array.from(taste)
  const add = (tag: string, weight: number) => {
    const id = index.tagIds.get(tag)
    if (id !== undefined) weights[id] = (weights[id] ?? 0) + weight
  }
  for (const tag of answers.mustHaves) add(tag, mustHaveWeight(answers))
  for (const [tag, weight] of Object.entries(answers.pictured)) add(tag, weight * picturedScale(answers))
  for (const [tag, weight] of reasons.tags) add(tag, weight)
  const weight = wishWeight(answers)
  for (const [tag, wish] of Object.entries(wishedTags)) {
    const id = index.tagIds.get(tag)
    if (id === undefined) continue
    weights[id] = wish > 0 ? Math.max(weights[id] ?? 0, weight) : Math.min(weights[id] ?? 0, -weight)
  }
  const tags = weights.map((each) => (Math.abs(each) >= MIN_WEIGHT ? each : 0))
  return { facts: factWeights(answers, reasons.sizes), tags, seed }
}

/** Weights for exploration: without taste, but with answers and pass reasons, and in a new random order. */
export const exploring = (weights: Weights, seed: number): Weights => ({
  ...weights,
  tags: new Float64Array(weights.tags.length),
  seed,
})
