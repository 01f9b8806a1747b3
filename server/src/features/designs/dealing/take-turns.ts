import { type Ranked, byScore } from '../ranking/rank.ts'

/** A kind that was all that was met so far scores this much less: more than chance moves a score, less than a liking does. */
const MAX_WAIT = 0.3

/**
 * Lets the kinds of rooms take turns: the larger a kind's share of what a person has met, the longer it waits. Best first
 * again; `kindOf` is null for what waits for nobody.
 */
export function takeTurns(
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
