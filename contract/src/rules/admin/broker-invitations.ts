/** How long the temporary password of an invitation works, and how many invitations may be sent. */
export const INVITATION = { lifeHours: 72, perAdminInHour: 30, perBrokerInDay: 5 } as const
