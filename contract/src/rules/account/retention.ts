/** How long accounts are kept whose number was never confirmed. */
export const RETENTION = { unconfirmedDays: 30 } as const
