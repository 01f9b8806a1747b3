/** Lifetime of a session: renewed within so many days of the last renewal, for so many days in all at most. */
export const SESSION = { accessMinutes: 15, idleDays: 30, maxDays: 180 } as const

/** Max length of a device's name, in characters. */
export const SESSION_LABEL_MAX = 40

/** Validity of a step-up, during which a session may change the ways to sign in. */
export const CONFIRMED_MINUTES = 10
