import type { Ranked } from '../ranking/rank.ts'

/**
 * Defers rooms that are known in another style: one of whose versions is among the recent cards, or ranks higher. They follow
 * after all others, best first. `versionOf` is the key that the versions of a room share, undefined for everything else.
 */
export function deferVersions(
  ranked: readonly Ranked[],
  versionOf: (ordinal: number) => string | undefined,
  recent: readonly number[],
): Ranked[] {
  const met = new Set(recent.map(versionOf))
  const fresh: Ranked[] = []
  const deferred: Ranked[] = []
  for (const each of ranked) {
    const version = versionOf(each.ordinal)
    const list = version !== undefined && met.has(version) ? deferred : fresh
    list.push(each)
    met.add(version)
  }
  return [...fresh, ...deferred]
}
