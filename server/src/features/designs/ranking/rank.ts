import type { FeatureIndex, Segment, Shape } from './feature-index.ts'
import type { Taken } from './twins.ts'
import type { Weights } from './weights.ts'

export type Ranked = { ordinal: number; score: number; group: number }

/** Size of the random part of a score: it orders equals and lets a design outside the taste appear now and then. */
const CHANCE = 0.2

/** Deterministic for a person and a design, in [0, CHANCE). */
export const chanceOf = (seed: number, ordinal: number): number => {
  const mixed = Math.imul(ordinal ^ seed, 0x9e3779b1)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) * (CHANCE / 2 ** 32)
}

let scratch = new Float64Array(0)

/** Adds the weighted tags to each position: the posting list of each, one after the other. */
function addUpTags(
  { ordinals, postings: { starts, items } }: FeatureIndex,
  tags: Weights['tags'],
): Float64Array {
  const count = ordinals.length
  if (scratch.length < count) scratch = new Float64Array(count)
  const scores = scratch.fill(0, 0, count)
  for (const { id, weight } of tags) {
    const end = starts[id + 1] ?? 0
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const position = items[at] ?? 0
      scores[position] = (scores[position] ?? 0) + weight
    }
  }
  return scores
}

/** Buckets of a column. A constant of this very file is inlined into the loop below; an imported one is read each time. */
const BUCKETS = 256
const AREA = 4 * BUCKETS

const shapeWeight = ({ buckets: [a = 0, b = 0, c = 0, d = 0] }: Shape, facts: Float64Array): number =>
  (facts[a] ?? 0) + (facts[BUCKETS + b] ?? 0) + (facts[2 * BUCKETS + c] ?? 0) + (facts[3 * BUCKETS + d] ?? 0)

/** Upper bound of a score above the weight of its shape. */
function mostAboveShape({ facts, widths, depths, tags }: Weights): number {
  const max = (values: Float64Array) => values.reduce((a, b) => Math.max(a, b))
  const ofTags = tags.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  const rounding = 1e-9
  const area = facts.subarray(AREA, AREA + BUCKETS)
  return max(widths) + max(depths) + max(area) + ofTags + CHANCE + rounding
}

type Choice = {
  index: FeatureIndex
  weights: Weights
  tagScores: Float64Array
  taken: Taken
  perGroup: number
  /** Best of each group so far, best first. */
  lists: Ranked[][]
  /** Score that a design of the group must reach to be among them. */
  bars: Float64Array
}

function chooseFromSegment(choice: Choice, { group, from, to }: Segment, ofShape: number): void {
  const { index, tagScores, taken, bars } = choice
  const { ordinals } = index
  const lots = index.lots.byPosition
  const { facts, widths, depths, seed } = choice.weights
  let bar = bars[group] ?? -Infinity
  for (let position = from; position < to; position += 1) {
    const lot = position * 3
    const ordinal = ordinals[position] ?? 0
    const score =
      (tagScores[position] ?? 0) +
      chanceOf(seed, ordinal) +
      ofShape +
      ((widths[lots[lot] ?? 0] ?? 0) +
        (depths[lots[lot + 1] ?? 0] ?? 0) +
        (facts[AREA + (lots[lot + 2] ?? 0)] ?? 0))
    if (score < bar || taken.has(ordinal)) continue
    bar = insert(choice, { ordinal, score, group })
  }
}

/** Inserts a design into the best of its group and returns the group's new bar. */
function insert({ lists, bars, perGroup }: Choice, ranked: Ranked): number {
  const list = lists[ranked.group] ?? []
  let at = list.length
  for (let before = list[at - 1]; before && byScore(ranked, before) < 0; before = list[at - 1]) at -= 1
  list.splice(at, 0, ranked)
  if (list.length > perGroup) list.pop()
  const bar = list.length === perGroup ? (list.at(-1)?.score ?? -Infinity) : -Infinity
  bars[ranked.group] = bar
  return bar
}

/**
 * Returns the best `perGroup` designs of every group that are not taken, best first. Exact: shapes go from the best down, and a
 * segment is skipped only when nothing in it can reach its group's bar.
 */
export function rank(
  index: FeatureIndex,
  weights: Weights,
  { taken, perGroup }: { taken: Taken; perGroup: number },
): Ranked[] {
  const tagScores = addUpTags(index, weights.tags)
  const lists = index.groupIsPlan.map((): Ranked[] => [])
  const bars = new Float64Array(lists.length).fill(-Infinity)
  const choice = { index, weights, tagScores, taken, perGroup, lists, bars }
  const above = mostAboveShape(weights)
  const shapes = index.shapes
    .map(({ buckets, segments }) => ({ segments, weight: shapeWeight({ buckets, segments }, weights.facts) }))
    .sort((a, b) => b.weight - a.weight)
  for (const { segments, weight } of shapes) {
    for (const segment of segments) {
      if (weight + above >= (bars[segment.group] ?? 0)) chooseFromSegment(choice, segment, weight)
    }
  }
  return lists.flat().sort(byScore)
}

export const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.ordinal - b.ordinal
