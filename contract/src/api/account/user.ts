import { z } from 'zod'

/** The signed-in person, as login, register and me answer it. */
export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isPhoneVerified: z.boolean(),
  hasCompletedProfile: z.boolean(),
  isBroker: z.boolean(),
  isAdmin: z.boolean(),
  hasEnabledNotifications: z.boolean(),
  /** Somebody else chose the password: nothing of a broker's is open before it is changed. */
  mustChangePassword: z.boolean(),
  selectedBrokerId: z.uuid().nullable(),
})
export type User = z.infer<typeof User>
