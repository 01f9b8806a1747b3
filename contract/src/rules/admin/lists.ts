/** Default and max rows of a list's page. */
export const LIST_PAGE = { rows: 50, max: 200 } as const
/** Max count of matching rows; above it a list says "more than", and bulk actions on all of them are refused. */
export const LIST_COUNT_CAP = 10_000
/** Max saved views of a person in one list. */
export const MAX_VIEWS = 30
