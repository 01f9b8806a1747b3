import type { LikedDesign } from '@dream/contract/api/designs/deck'

const isPlan = ({ category }: LikedDesign) => category === 'Floor Plan'

/** Sorts floor plans before the rest, each by newest like; same order as on the server. */
export function newestFirst(a: LikedDesign, b: LikedDesign): number {
  if (isPlan(a) !== isPlan(b)) return isPlan(a) ? -1 : 1
  if (a.likedAt !== b.likedAt) return a.likedAt > b.likedAt ? -1 : 1
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}

/** Joins the current first page with later ones. What it no longer includes is no longer liked. */
export function joinPages(
  first: readonly LikedDesign[],
  behind: readonly LikedDesign[],
  pageSize: number,
): LikedDesign[] {
  const end = first.at(-1)
  if (!end || first.length < pageSize) return [...first]
  const named = new Set(first.map(({ id }) => id))
  return [...first, ...behind.filter((each) => newestFirst(each, end) > 0 && !named.has(each.id))]
}

/** Adds restored designs that are missing. */
export function putBack(liked: readonly LikedDesign[], restored: readonly LikedDesign[]): LikedDesign[] {
  const listed = new Set(liked.map(({ id }) => id))
  const missing = new Map(restored.filter(({ id }) => !listed.has(id)).map((design) => [design.id, design]))
  return [...liked, ...missing.values()]
}
