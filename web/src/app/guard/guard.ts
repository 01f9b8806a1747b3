import { isPage, normalPath } from '@dream/contract/rules/pages'
import type { User } from '#lib/session.ts'

/** `wait`: a login has just finished and its own move is on the way. */
export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'wait' }

/** Free of the phone and profile checks (spec §4). */
const EXEMPT = ['/verify-phone', '/profile-creation', '/broker-chats']
/** Where a broker may be. */
const BROKER_PAGES = ['/broker-chats', '/broker-profile', '/broker-change-password', '/enable-notifications']
const ADMIN_PAGES = ['/admin', '/enable-notifications']

const allow: Verdict = { kind: 'allow' }
const redirect = (to: string): Verdict => ({ kind: 'redirect', to })

/** A broker has a conversation open beside the list. */
function deskAt(path: string): string {
  const id = isPage(path, ['/chat/:id']) ? path.split('/')[2] : undefined
  return id ? `/broker-chats?conversation=${id}` : '/broker-chats'
}

function strictVerdict(user: User | null, path: string): Verdict {
  if (!user) return redirect('/app-home')
  if (user.isAdmin) return isPage(path, ADMIN_PAGES) ? allow : redirect('/admin')
  if (user.isBroker && user.mustChangePassword) return redirect('/broker-change-password')
  const isExempt = isPage(path, EXEMPT)
  if (!user.isPhoneVerified && !isExempt) return redirect('/verify-phone')
  if (!user.hasCompletedProfile && !isExempt) return redirect('/profile-creation')
  if (user.isBroker && !isPage(path, BROKER_PAGES)) return redirect(deskAt(path))
  if (!user.isBroker && isPage(path, ['/broker-chats', '/broker-profile'])) return redirect('/explore')
  return allow
}

/** Whether a person may see a guarded page, or where they go instead (spec §4). */
export function guard(user: User | null, path: string, { isJustLoggedIn = false } = {}): Verdict {
  const verdict = strictVerdict(user, normalPath(path))
  return verdict.kind === 'redirect' && isJustLoggedIn ? { kind: 'wait' } : verdict
}
