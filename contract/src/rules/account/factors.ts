/** What people show who they are with, beside or instead of their password: a passkey, or an authenticator app's codes. */
export const FACTORS = ['passkey', 'totp'] as const
export type Factor = (typeof FACTORS)[number]

/** Passkeys of one person; a name in characters; and how old an account is before it is offered one. */
export const PASSKEYS = { max: 10, nameMax: 40, offeredAfterDays: 7 } as const
