/** How long the temporary password of an invitation works, and how many invitations may be sent. */
export const INVITATION = { lifeHours: 72, perAdminInHour: 30, perBrokerInDay: 5 } as const

/** What an admin writes who sends a page back. */
export const SENT_BACK_REASON = {
  min: 10,
  max: 600,
  missing: 'Say what to change, in at least 10 characters',
} as const
