import { COURSE_AFTER } from '@dream/contract/rules/designs/swipe'
import type { StoredDesign } from '../designs.store.ts'

/** A swipe that stands, newest first in a list of them. */
export type LateSwipe = { design: StoredDesign; isLiked: boolean }

/** How many of the last swipes were passes in a row. */
export function passesInARow(late: readonly LateSwipe[]): number {
  const firstLike = late.findIndex(({ isLiked }) => isLiked)
  return firstLike === -1 ? late.length : firstLike
}

/** One like does not end a wrong course: of so many swipes more than one must be liked. */
const BACK_ON_COURSE_IN = 12

/** So many passes in a row say that the deck is on a wrong course, until there are likes again. */
export function isOffCourse(late: readonly LateSwipe[]): boolean {
  const recent = late.slice(0, BACK_ON_COURSE_IN)
  const likes = recent.filter(({ isLiked }) => isLiked).length
  return passesInARow(late) >= COURSE_AFTER || (recent.length === BACK_ON_COURSE_IN && likes <= 1)
}

/** So many widths make a habit. */
const MIN_WIDTHS = 3

/** The width in the middle of the plans liked lately; null while there are too few. */
export function likedWidth(late: readonly LateSwipe[]): number | null {
  const widths = late
    .flatMap(({ design, isLiked }) =>
      isLiked && design.design.frontage !== null ? [design.design.frontage] : [],
    )
    .toSorted((a, b) => a - b)
  return widths.length < MIN_WIDTHS ? null : (widths[widths.length >> 1] ?? null)
}
