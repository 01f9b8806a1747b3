/**
 * How long accounts are kept whose number was never confirmed; and how long those that nobody uses, of which the last days are the
 * warning's.
 */
export const RETENTION = { unconfirmedDays: 30, idleMonths: 24, idleWarningDays: 30 } as const
