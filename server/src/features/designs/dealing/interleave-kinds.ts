import { type Ranked, byScore } from '../ranking/rank.ts'

/** Max penalty, for the only kind seen so far: more than the random part of a score, less than a preference. */
const MAX_WAIT = 0.3

/**
 * Alternates the kinds of rooms: the larger a kind's share of what a person has seen, the larger its penalty. Sorted again, best
 * first; `kindOf` is null for designs without a penalty.
 */
export function interleaveKinds(
  ranked: readonly Ranked[],
  kindOf: (ordinal: number) => string | null,
  met: ReadonlyMap<string, number>,
): Ranked[] {
  const total = [...met.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return [...ranked]
  return ranked
    .map((each) => {
      const kind = kindOf(each.ordinal)
      const share = kind === null ? 0 : (met.get(kind) ?? 0) / total
      return { ...each, score: each.score - MAX_WAIT * share }
    })
    .sort(byScore)
}
