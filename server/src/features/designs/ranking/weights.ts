import {
  type Answers,
  askedFacts,
  depthScore,
  mustHaveWeight,
  rulesOfAnswers,
  widthScore,
} from './answers.ts'
import { BUCKETS, bucketOf, type Column, COLUMN_NAMES, valueOf } from './columns.ts'
import type { FeatureIndex } from './feature-index.ts'
import { type SizeReason, SIZE_REASONS } from './pass-reasons.ts'

/** Linear model of a person: the score of a design is the sum of the weights of its facts and tags, and a small random part. */
export type Weights = {
  /** Weights of each column's buckets, one column behind the other. */
  facts: Float64Array
  /** Weights of each kind of width and depth in the catalogue. */
  widths: Float64Array
  depths: Float64Array
  /** Strongest tags, in the order in which they are added up. */
  tags: readonly { id: number; weight: number }[]
  /** Random seed of this person. */
  seed: number
}

/** Max steps: each tag costs a walk over its posting list, so a very large catalogue uses the strongest tags only. */
const MOST_STEPS = 300_000
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

type SizeColumn = (typeof SIZE_REASONS)[SizeReason]['column']
type Reasons = {
  sizes: readonly { times: number; limit: number; column: SizeColumn; isAtLeast: boolean }[]
  tags: ReadonlyMap<string, number>
}

/** Reasons as rules: a size reason changes a fact's column, any other is for or against a tag. */
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
function against(sizes: Reasons['sizes'], column: SizeColumn | Column, value: number): number {
  const times = sizes.reduce(
    (sum, reason) =>
      reason.column === column && (reason.isAtLeast ? value >= reason.limit : value <= reason.limit)
        ? sum + reason.times
        : sum,
    0,
  )
  return times === 0 ? 0 : -reasonWeight(times)
}

function factWeights(
  { bucketsInUse }: FeatureIndex,
  { answers, sizes }: Pick<LotRules, 'answers' | 'sizes'>,
): Float64Array {
  const rules = rulesOfAnswers(answers)
  const facts = new Float64Array(COLUMN_NAMES.length * BUCKETS)
  COLUMN_NAMES.forEach((column, place) => {
    const rule = rules[column]
    if (!rule && sizes.every((reason) => reason.column !== column)) return
    for (const bucket of bucketsInUse[place] ?? []) {
      const value = valueOf(column, bucket)
      facts[place * BUCKETS + bucket] = (rule?.(value) ?? 0) + against(sizes, column, value)
    }
  })
  return facts
}

type LotRules = { answers: Answers; sizes: Reasons['sizes'] }

const lotWeights = ({ lots }: FeatureIndex, { answers, sizes }: LotRules) => ({
  widths: Float64Array.from(lots.widths, (kind) =>
    kind ? widthScore(answers, kind) + against(sizes, 'lotWidth', kind.minLotWidth) : 0,
  ),
  depths: Float64Array.from(lots.depths, (kind) =>
    kind ? depthScore(answers, kind) + against(sizes, 'lotDepth', kind.minLotDepth) : 0,
  ),
})

/** Weight of one fact of a design. */
export const weightOfFact = ({ facts }: Weights, column: Column, value: number | null): number =>
  facts[COLUMN_NAMES.indexOf(column) * BUCKETS + bucketOf(column, value)] ?? 0

/** Ranking's input about a person. */
export type Known = {
  answers: Answers
  taste: Float64Array
  passedTags: Readonly<Record<string, number>>
  /** Tags that were asked for more (1) or less (-1) of. */
  wishedTags?: Readonly<Record<string, number>>
  seed: number
}

function strongest({ postings: { starts } }: FeatureIndex, weights: Float64Array): Weights['tags'] {
  const sorted = [...weights]
    .map((weight, id) => ({ id, weight }))
    .filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.id - b.id)
  let steps = 0
  return sorted.filter(({ id }) => {
    steps += (starts[id + 1] ?? 0) - (starts[id] ?? 0)
    return steps <= MOST_STEPS
  })
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
  const tags = strongest(index, weights)
  return {
    facts: factWeights(index, { answers, sizes: reasons.sizes }),
    ...lotWeights(index, { answers, sizes: reasons.sizes }),
    tags,
    seed,
  }
}

/** Weights for exploration: without taste, but with answers and pass reasons, and in a new random order. */
export const exploring = (weights: Weights, seed: number): Weights => ({ ...weights, tags: [], seed })
