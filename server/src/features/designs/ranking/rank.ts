import { type Fact, FACT_NAMES } from './facts.ts'
import type { FeatureIndex } from './feature-index.ts'
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

/** Score of every design by ordinal: the sum of the weights of its facts and tags, and chance. */
function scoreAll({ size, columns, tagsOf }: FeatureIndex, { facts, tags, seed }: Weights): Float64Array {
  const scores = new Float64Array(size)
  const addFact = <F extends Fact>(fact: F) => {
    const { values, numbers } = columns[fact]
    const weights = values.map((value) => (value === null ? 0 : facts[fact](value)))
    for (let at = 0; at < size; at += 1) scores[at] = (scores[at] ?? 0) + (weights[numbers[at] ?? 0] ?? 0)
  }
  FACT_NAMES.forEach(addFact)
  for (let at = 0; at < size; at += 1) {
    let score = (scores[at] ?? 0) + chanceOf(seed, at)
    for (const tag of tagsOf[at] ?? []) score += tags[tag] ?? 0
    scores[at] = score
  }
  return scores
}

/** Returns the best `perGroup` designs of every group that are dealt and not taken, best first. */
export function rank(
  index: FeatureIndex,
  weights: Weights,
  { taken, perGroup }: { taken: Taken; perGroup: number },
): Ranked[] {
  const { size, isDealt, groups, groupIsPlan } = index
  const scores = scoreAll(index, weights)
  const lists = groupIsPlan.map((): Ranked[] => [])
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const group = groups[ordinal] ?? 0
    const list = lists[group] ?? []
    const score = scores[ordinal] ?? 0
    const worst = list.length < perGroup ? undefined : list.at(-1)
    if (isDealt[ordinal] !== 1 || (worst && score <= worst.score) || taken.has(ordinal)) continue
    const at = list.findIndex((each) => each.score < score)
    list.splice(at === -1 ? list.length : at, 0, { ordinal, score, group })
    if (worst) list.pop()
  }
  return lists.flat().sort(byScore)
}

export const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.ordinal - b.ordinal
