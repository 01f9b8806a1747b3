/** Status of an error in apps: `reopened` came back after it was resolved. */
export const ERROR_STATUSES = ['open', 'reopened', 'resolved'] as const
export type ErrorStatus = (typeof ERROR_STATUSES)[number]

/** Days of an error's trend, today last. */
export const TREND_DAYS = 14
