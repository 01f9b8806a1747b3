/** Lifetime of an invitation's temporary password, and rate limits of invitations. */
export const INVITATION = { lifeHours: 72, perAdminInHour: 30, perBrokerInDay: 5 } as const

/** Reason that an admin gives when sending a page back. */
export const SENT_BACK_REASON = {
  min: 10,
  max: 600,
  missing: 'Say what to change, in at least 10 characters',
} as const
