/** Factors beside or instead of a password: a passkey, or an authenticator app's codes. */
export const FACTORS = ['passkey', 'totp'] as const
export type Factor = (typeof FACTORS)[number]

/** Max passkeys of a person; max name length in characters; age of an account before it is offered one. */
export const PASSKEYS = { max: 10, nameMax: 40, offeredAfterDays: 7 } as const

/** Recovery codes, each for one use when a device is lost, given with the first factor. */
export const RECOVERY_CODES = 10

/** Length of a code: 6 digits from an authenticator app; a recovery code is longer, typed with or without its dash. */
export const FACTOR_CODE = { digits: 6, min: 6, max: 40, wanted: 'Enter the whole code' } as const
