import { z } from 'zod'
import { CONSENTS } from '../../rules/account/consent.ts'

/** Signed-in person, as answered by login, register and me. */
export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Whether the email address was verified with a code. */
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  hasCompletedProfile: z.boolean(),
  isBroker: z.boolean(),
  isAdmin: z.boolean(),
  hasEnabledNotifications: z.boolean(),
  /** Somebody else chose the password: broker features stay closed until it is changed. */
  mustChangePassword: z.boolean(),
  selectedBrokerId: z.uuid().nullable(),
  /** Has no passkey, and has been here long enough to be offered one. */
  isPasskeyOffered: z.boolean(),
  /** State of consent to the terms and the privacy page. */
  consent: z.enum(CONSENTS),
})
export type User = z.infer<typeof User>

/** `isKept`: signing in cancelled a requested deletion of the account. */
export const SignedInUser = User.extend({ isKept: z.literal(true).optional() })
export type SignedInUser = z.infer<typeof SignedInUser>
