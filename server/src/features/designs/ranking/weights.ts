import { type Answers, type ColumnRules, MUST_HAVE_WEIGHT, rulesOfAnswers } from './answers.ts'
import { BUCKETS, bucketOf, type Column, COLUMN_NAMES, valueOf } from './columns.ts'
import type { FeatureIndex } from './feature-index.ts'
import { type SizeReason, SIZE_REASONS } from './pass-reasons.ts'

/** A person's linear model: the score of a design is the sum of what its facts and tags weigh, and a little chance. */
export type Weights = {
  /** For each column the weights of its buckets, one column behind the other. */
  facts: Float64Array
  /** The strongest tags, in the order in which they are added up. */
  tags: readonly { id: number; weight: number }[]
  /** Chooses this person's chance. */
  seed: number
}

/** More tags than this say nothing new, and each costs a walk over its designs. */
const MAX_TAGS = 16
const MIN_WEIGHT = 0.03
/** What a reason given once, twice, many times moves a score by: 0.8, 1.2, at most 1.6. */
const reasonWeight = (times: number) => 1.6 * (1 - 0.5 ** times)

const isSizeReason = (name: string): name is SizeReason => Object.hasOwn(SIZE_REASONS, name)

type Reasons = {
  sizes: readonly ({ times: number; limit: number } & (typeof SIZE_REASONS)[SizeReason])[]
  tags: ReadonlyMap<string, number>
}

/** Reasons as rules: a size reason bends a fact's column, any other speaks for or against a tag. */
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

function factWeights(rules: ColumnRules, sizes: Reasons['sizes']): Float64Array {
  const facts = new Float64Array(COLUMN_NAMES.length * BUCKETS)
  COLUMN_NAMES.forEach((column, place) => {
    const rule = rules[column]
    const reasons = sizes.filter((reason) => reason.column === column)
    if (!rule && reasons.length === 0) return
    for (let bucket = 1; bucket < BUCKETS; bucket += 1) {
      const value = valueOf(column, bucket)
      // However many reasons speak against a size, together they weigh what one weighs that was given as often.
      const times = reasons.reduce(
        (sum, { isAtLeast, limit, times: given }) =>
          (isAtLeast ? value >= limit : value <= limit) ? sum + given : sum,
        0,
      )
      facts[place * BUCKETS + bucket] = (rule?.(value) ?? 0) - reasonWeight(times)
    }
  })
  return facts
}

/** What one fact of a design weighs. */
export const weightOfFact = ({ facts }: Weights, column: Column, value: number | null): number =>
  facts[COLUMN_NAMES.indexOf(column) * BUCKETS + bucketOf(column, value)] ?? 0

/** Puts the answers, the learned taste and the reasons together. */
export function weigh(
  index: FeatureIndex,
  person: {
    answers: Answers
    taste: Float64Array
    passedTags: Readonly<Record<string, number>>
    seed: number
  },
): Weights {
  const reasons = readReasons(person.passedTags)
  const weights = Float64Array.from(person.taste)
  const add = (tag: string, weight: number) => {
    const id = index.tagIds.get(tag)
    if (id !== undefined) weights[id] = (weights[id] ?? 0) + weight
  }
  for (const tag of person.answers.mustHaves) add(tag, MUST_HAVE_WEIGHT)
  for (const [tag, weight] of reasons.tags) add(tag, weight)
  const tags = [...weights]
    .map((weight, id) => ({ id, weight }))
    .filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.id - b.id)
    .slice(0, MAX_TAGS)
  return { facts: factWeights(rulesOfAnswers(person.answers), reasons.sizes), tags, seed: person.seed }
}
