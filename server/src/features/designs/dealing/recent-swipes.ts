import { COURSE_AFTER } from '@dream/contract/rules/designs/swipe'
import type { StoredDesign } from '../designs.store.ts'

/** Standing swipe; lists of them are newest first. */
export type LateSwipe = { design: StoredDesign; isLiked: boolean }

/** Counts the passes in a row at the end. */
export function passesInARow(late: readonly LateSwipe[]): number {
  const firstLike = late.findIndex(({ isLiked }) => isLiked)
  return firstLike === -1 ? late.length : firstLike
}

/** Window of swipes in which more than one must be liked before the deck is back on course. */
const BACK_ON_COURSE_IN = 12

/** Whether the deck is off course: after so many passes in a row, until there are likes again. */
export function isOffCourse(late: readonly LateSwipe[]): boolean {
  const recent = late.slice(0, BACK_ON_COURSE_IN)
  const likes = recent.filter(({ isLiked }) => isLiked).length
  return passesInARow(late) >= COURSE_AFTER || (recent.length === BACK_ON_COURSE_IN && likes <= 1)
}

/** Min widths for a median. */
const MIN_WIDTHS = 3

/** Median width of the plans liked lately; null while there are too few. */
export function likedWidth(late: readonly LateSwipe[]): number | null {
  const widths = late
    .flatMap(({ design, isLiked }) =>
      isLiked && design.design.frontage !== null ? [design.design.frontage] : [],
    )
    .toSorted((a, b) => a - b)
  return widths.length < MIN_WIDTHS ? null : (widths[widths.length >> 1] ?? null)
}
