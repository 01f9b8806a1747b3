import { GUARDED_PAGES, isPage, normalPath } from '@dream/contract/rules/app/pages'
import { guard } from '../guard/guard.ts'
import type { User } from '#lib/session/session.ts'

/** Returns the page of a person after a start or a login (product §4). */
export function destination(user: User | null): string {
  if (!user) return '/app-home'
  if (user.isAdmin) return '/admin'
  if (user.isBroker && user.mustChangePassword) return '/broker-change-password'
  if (!user.isPhoneVerified) return '/verify-phone'
  if (!user.hasCompletedProfile) return '/profile-creation'
  return user.isBroker ? '/broker-chats' : '/explore'
}

/** Returns the page after a completed profile: the welcome for buyers, once, as a profile is completed once. */
export function afterProfile(user: User): string {
  const to = destination(user)
  return to === '/explore' ? '/welcome' : to
}

/**
 * Redirect of a cold start at a URL (product §4); null: none. A notification, a shortcut and a share open their page with
 * `?open=1`, which stays when the guard allows it.
 */
export function bootRedirect(user: User | null, path: string, search: string): string | null {
  if (!isPage(path, ['/app-home', ...GUARDED_PAGES])) return null
  const isWanted = new URLSearchParams(search).get('open') === '1'
  const outcome = guard(user, path)
  if (isWanted && outcome.kind === 'allow') return null
  // Same conversation on the broker's desk.
  if (isWanted && outcome.kind === 'redirect' && outcome.to.includes('?')) return outcome.to
  const to = destination(user)
  return to === normalPath(path) ? null : to
}
