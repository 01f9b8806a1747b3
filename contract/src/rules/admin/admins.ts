/** What somebody does in the admin area. `owner`: everything; `editor`: designs and content; `support`: people and reports. */
export const ADMIN_ROLES = ['owner', 'editor', 'support'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** How long an admin's session stays open without a request, and how recent a confirmation must be for what is sensitive. */
export const ADMIN_SESSION = { idleMinutes: 15, confirmedMinutes: 5 } as const

/** How long a new admin's one-time code works and their first factor can be set up; factors and recovery codes of one admin. */
export const ADMIN_SET_UP = { hours: 24, maxFactors: 10 } as const
