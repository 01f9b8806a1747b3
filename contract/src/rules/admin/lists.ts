/** Rows of a list's page, and the most that may be asked for at once. */
export const LIST_PAGE = { rows: 50, max: 200 } as const
/** Matching rows are counted up to here; above it a list says "more than", and nothing is done to all of them. */
export const LIST_COUNT_CAP = 10_000
/** Saved views of one person in one list. */
export const MAX_VIEWS = 30
