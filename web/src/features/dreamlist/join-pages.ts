import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'

/** The place of a like; the server orders by the same. */
const placeOf = ({ likedAt, id }: LikedDesign) => `${likedAt} ${id}`

const newestFirst = (a: LikedDesign, b: LikedDesign) => (placeOf(a) < placeOf(b) ? 1 : -1)

/** The first page as it is now, and what was read behind its end. What it no longer names is no longer liked. */
export function joinPages(first: readonly LikedDesign[], behind: readonly LikedDesign[]): LikedDesign[] {
  const end = first.at(-1)
  if (!end || first.length < LIKED_PAGE) return [...first]
  const named = new Set(first.map(({ id }) => id))
  return [...first, ...behind.filter((each) => placeOf(each) < placeOf(end) && !named.has(each.id))]
}

/** Puts designs back at their places among those that are listed. */
export function putBack(liked: readonly LikedDesign[], restored: readonly LikedDesign[]): LikedDesign[] {
  const listed = new Set(liked.map(({ id }) => id))
  const missing = restored.filter(({ id }) => !listed.has(id))
  return missing.length === 0 ? [...liked] : [...liked, ...missing].sort(newestFirst)
}
