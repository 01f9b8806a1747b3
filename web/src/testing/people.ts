import type { User } from '@dream/contract/api/account/user'

/** Signed-in buyer with a verified and complete account. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Maya King',
  email: 'maya@example.com',
  isEmailVerified: true,
  isPhoneVerified: true,
  hasCompletedProfile: true,
  isBroker: false,
  isAdmin: false,
  hasEnabledNotifications: false,
  mustChangePassword: false,
  selectedBrokerId: null,
  consent: 'current',
  isPasskeyOffered: false,
  ...overrides,
})
