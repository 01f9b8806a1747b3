/** How long one stays signed in: access is renewed within so many days of the last renewal, for at most so many in all. */
export const SESSION = { accessMinutes: 15, idleDays: 30, maxDays: 180 } as const
