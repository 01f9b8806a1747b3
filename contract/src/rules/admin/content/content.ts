/** `draft`: never published; `archived`: published earlier, no longer shown. */
export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** Days before a review is due at which it enters the queue. */
export const REVIEW_SOON_DAYS = 30

/** Default date of the next review of a checked card; dates as 2026-11-30. */
export function halfAYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + 6)
  return date.toISOString().slice(0, 10)
}

/** Review state of dated content; `due-soon` is current and already in the queue. */
export const REVIEW_STANDINGS = ['to-come', 'current', 'due-soon', 'overdue', 'over'] as const
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number]
