/** How long one stays signed in: access is renewed within so many days of the last renewal, for at most so many in all. */
export const SESSION = { accessMinutes: 15, idleDays: 30, maxDays: 180 } as const

/** What somebody calls one of their devices, in characters. */
export const SESSION_LABEL_MAX = 40

/** For so long after somebody has confirmed who they are a session may change how they sign in. */
export const CONFIRMED_MINUTES = 10
