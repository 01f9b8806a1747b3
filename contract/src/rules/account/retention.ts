/** Retention of accounts with an unconfirmed number, and of idle accounts; the last days of the latter follow a warning. */
export const RETENTION = { unconfirmedDays: 30, idleMonths: 24, idleWarningDays: 30 } as const
