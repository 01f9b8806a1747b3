/** Status of a failure in apps: `reopened` came back after it was resolved. */
export const FAILURE_STATUSES = ['open', 'reopened', 'resolved'] as const
export type FailureStatus = (typeof FAILURE_STATUSES)[number]

/** Days of a failure's trend, today last. */
export const TREND_DAYS = 14
