/** Roles of admins. `owner`: everything; `editor`: designs and content; `support`: people and reports. */
export const ADMIN_ROLES = ['owner', 'editor', 'support'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** Idle timeout of an admin's session, and max age of a step-up for sensitive actions. */
export const ADMIN_SESSION = { idleMinutes: 15, confirmedMinutes: 5 } as const

/** Time to use a new admin's one-time code and to set up their first factor; max factors and recovery codes of one admin. */
export const ADMIN_SET_UP = { hours: 24, maxFactors: 10 } as const
