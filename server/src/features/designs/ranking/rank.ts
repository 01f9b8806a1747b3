import type { Bitmap } from './bitmap.ts'
import type { FeatureIndex } from './feature-index.ts'
import { BUCKETS, ROW } from './feature-index.ts'
import type { Weights } from './weights.ts'

export type Ranked = { ordinal: number; score: number; group: number }

/** How far chance moves a score: it orders what is equal and lets a design outside the taste be met now and then. */
const CHANCE = 0.2

/** The same for a person and a design every time, in [0, CHANCE). */
export const chanceOf = (seed: number, ordinal: number): number => {
  const mixed = Math.imul(ordinal ^ seed, 0x9e3779b1)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) * (CHANCE / 2 ** 32)
}

let scratch = new Float64Array(0)

/** What the weighted tags give each design: the posting list of each, one after the other. */
function addUpTags({ size, postings: { starts, items } }: FeatureIndex, tags: Weights['tags']): Float64Array {
  if (scratch.length < size) scratch = new Float64Array(size)
  const scores = scratch.fill(0, 0, size)
  for (const { id, weight } of tags) {
    const end = starts[id + 1] ?? 0
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const ordinal = items[at] ?? 0
      scores[ordinal] = (scores[ordinal] ?? 0) + weight
    }
  }
  return scores
}

/** What a design's facts give it. Written out: this runs once for every design of the catalogue on every request. */
const factsOf = (rows: Uint8Array, row: number, weights: Float64Array): number =>
  (weights[rows[row] ?? 0] ?? 0) +
  (weights[BUCKETS + (rows[row + 1] ?? 0)] ?? 0) +
  (weights[2 * BUCKETS + (rows[row + 2] ?? 0)] ?? 0) +
  (weights[3 * BUCKETS + (rows[row + 3] ?? 0)] ?? 0) +
  (weights[4 * BUCKETS + (rows[row + 4] ?? 0)] ?? 0) +
  (weights[5 * BUCKETS + (rows[row + 5] ?? 0)] ?? 0) +
  (weights[6 * BUCKETS + (rows[row + 6] ?? 0)] ?? 0)

/** The best `perGroup` designs of every group that are not taken, best first. Exact: nothing is sampled or cut. */
export function rank(
  index: FeatureIndex,
  weights: Weights,
  { taken, perGroup }: { taken: Bitmap; perGroup: number },
): Ranked[] {
  const { rows, size } = index
  const { facts, seed } = weights
  const tagScores = addUpTags(index, weights.tags)
  const best: Ranked[][] = index.groupIsPlan.map(() => [])
  // A group's worst design that is still among its best; group 0 lets nothing in.
  const bars = new Float64Array(BUCKETS).fill(-Infinity)
  bars[0] = Infinity
  for (let ordinal = 0, row = 0; ordinal < size; ordinal += 1, row += ROW) {
    const group = rows[row + ROW - 1] ?? 0
    const score = (tagScores[ordinal] ?? 0) + chanceOf(seed, ordinal) + factsOf(rows, row, facts)
    if (score <= (bars[group] ?? 0)) continue
    if ((((taken[ordinal >> 3] ?? 0) >> (ordinal & 7)) & 1) === 1) continue
    const list = best[group] ?? []
    insert(list, { ordinal, score, group })
    if (list.length > perGroup) list.pop()
    if (list.length === perGroup) bars[group] = list.at(-1)?.score ?? -Infinity
  }
  return best.flat().sort(byScore)
}

export const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.ordinal - b.ordinal

function insert(list: Ranked[], ranked: Ranked): void {
  let at = list.length
  while (at > 0 && (list[at - 1]?.score ?? Infinity) < ranked.score) at -= 1
  list.splice(at, 0, ranked)
}
