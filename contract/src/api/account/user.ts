import { z } from 'zod'
import { CONSENTS } from '../../rules/account/consent.ts'

/** The signed-in person, as login, register and me answer it. */
export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Has shown that they read what is sent to their email. */
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  hasCompletedProfile: z.boolean(),
  isBroker: z.boolean(),
  isAdmin: z.boolean(),
  hasEnabledNotifications: z.boolean(),
  /** Somebody else chose the password: nothing of a broker's is open before it is changed. */
  mustChangePassword: z.boolean(),
  selectedBrokerId: z.uuid().nullable(),
  /** They have none, and have been here for long enough to be offered one. */
  isPasskeyOffered: z.boolean(),
  /** How they stand to the terms and the privacy page. */
  consent: z.enum(CONSENTS),
})
export type User = z.infer<typeof User>

/** `isKept`: the account was to be deleted, and is not any more. */
export const SignedInUser = User.extend({ isKept: z.literal(true).optional() })
export type SignedInUser = z.infer<typeof SignedInUser>
