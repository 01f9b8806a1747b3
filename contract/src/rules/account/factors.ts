/** What people show who they are with, beside or instead of their password: a passkey, or an authenticator app's codes. */
export const FACTORS = ['passkey', 'totp'] as const
export type Factor = (typeof FACTORS)[number]

/** Passkeys of one person; a name in characters; and how old an account is before it is offered one. */
export const PASSKEYS = { max: 10, nameMax: 40, offeredAfterDays: 7 } as const

/** One-time codes for when a device is lost, given with the first factor. */
export const RECOVERY_CODES = 10

/** A code of an authenticator app has 6 digits; a recovery code is longer, and typed with or without its dash. */
export const FACTOR_CODE = { digits: 6, min: 6, max: 40, wanted: 'Enter the whole code' } as const
