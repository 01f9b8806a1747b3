import { GUARDED_PAGES, isPage, normalPath } from '@dream/contract/rules/pages'
import { guard } from '../guard/guard.ts'
import type { User } from '#lib/session.ts'

/** Where a person belongs after a start or a login (spec §4). */
export function destination(user: User | null): string {
  if (!user) return '/app-home'
  if (user.isAdmin) return '/admin'
  if (user.isBroker && user.mustChangePassword) return '/broker-change-password'
  if (!user.isPhoneVerified) return '/verify-phone'
  if (!user.hasCompletedProfile) return '/profile-creation'
  return user.isBroker ? '/broker-chats' : '/explore'
}

/**
 * Where a cold start at an address goes (spec §4); null: it stays there. A notification, a shortcut and a share open
 * their page with `?open=1`: it is kept when the guard allows it.
 */
export function bootRedirect(user: User | null, path: string, search: string): string | null {
  if (!isPage(path, ['/app-home', ...GUARDED_PAGES])) return null
  const isWanted = new URLSearchParams(search).get('open') === '1'
  const verdict = guard(user, path)
  if (isWanted && verdict.kind === 'allow') return null
  // The same conversation, where a broker has it.
  if (isWanted && verdict.kind === 'redirect' && verdict.to.includes('?')) return verdict.to
  const to = destination(user)
  return to === normalPath(path) ? null : to
}
