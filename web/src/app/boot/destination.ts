import type { User } from '#lib/session.ts'

/** Where a person belongs after a start or a login (spec §4). */
export function destination(user: User | null): string {
  if (!user) return '/app-home'
  if (user.isAdmin) return '/admin'
  if (!user.isPhoneVerified) return '/verify-phone'
  if (!user.hasCompletedProfile) return '/profile-creation'
  return user.isBroker ? '/broker-chats' : '/explore'
}
