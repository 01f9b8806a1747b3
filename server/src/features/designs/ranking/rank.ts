import type { Bitmap } from './bitmap.ts'
import type { FeatureIndex } from './feature-index.ts'
import { COLUMN_NAMES } from './feature-index.ts'
import type { Weights } from './weights.ts'

export type Ranked = { ordinal: number; score: number; group: number }

/** How far chance moves a score: it orders what is equal and lets a design outside the taste be met now and then. */
const CHANCE = 0.2

/** The same for a person and a design every time, in [0, CHANCE). */
export function chanceOf(seed: number, ordinal: number): number {
  let mixed = Math.imul(ordinal ^ seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) * (CHANCE / 2 ** 32)
}

const NO_WEIGHTS = new Float64Array(256)
let scratch = new Float64Array(0)

/** Every design's score: columns in one walk, then the posting list of each weighted tag. */
function scoreAll(index: FeatureIndex, weights: Weights): Float64Array {
  if (scratch.length < index.size) scratch = new Float64Array(index.size)
  const scores = scratch
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) scores[ordinal] = chanceOf(weights.seed, ordinal)
  for (const name of COLUMN_NAMES) {
    const weightOf = weights.columns[name] ?? NO_WEIGHTS
    const column = index.columns[name]
    if (weightOf === NO_WEIGHTS) continue
    for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
      scores[ordinal] = (scores[ordinal] ?? 0) + (weightOf[column[ordinal] ?? 0] ?? 0)
    }
  }
  const { starts, items } = index.postings
  for (const { id, weight } of weights.tags) {
    const end = starts[id + 1] ?? 0
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const ordinal = items[at] ?? 0
      scores[ordinal] = (scores[ordinal] ?? 0) + weight
    }
  }
  return scores
}

/** The best `perGroup` designs of every group that are not taken, best first. Exact: nothing is sampled or cut. */
export function rank(
  index: FeatureIndex,
  weights: Weights,
  { taken, perGroup }: { taken: Bitmap; perGroup: number },
): Ranked[] {
  const scores = scoreAll(index, weights)
  const best: Ranked[][] = index.groupIsPlan.map(() => [])
  const thresholds = new Float64Array(index.groupIsPlan.length).fill(-Infinity)
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
    const group = index.groups[ordinal] ?? 0
    const score = scores[ordinal] ?? 0
    if (score <= (thresholds[group] ?? 0) || group === 0) continue
    if ((((taken[ordinal >> 3] ?? 0) >> (ordinal & 7)) & 1) === 1) continue
    const list = best[group] ?? []
    insert(list, { ordinal, score, group })
    if (list.length > perGroup) list.pop()
    if (list.length === perGroup) thresholds[group] = list.at(-1)?.score ?? -Infinity
  }
  return best.flat().sort(byScore)
}

export const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.ordinal - b.ordinal

function insert(list: Ranked[], ranked: Ranked): void {
  let at = list.length
  while (at > 0 && (list[at - 1]?.score ?? Infinity) < ranked.score) at -= 1
  list.splice(at, 0, ranked)
}
