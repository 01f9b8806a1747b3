import { isPage, normalPath, pagesFor } from '@dream/contract/rules/app/pages'
import type { User } from '#lib/session/session.ts'

/** `wait`: a login has just finished and its own navigation is pending. */
export type GuardOutcome = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'wait' }

/** Paths without the phone and profile checks (product §4). */
const EXEMPT = ['/verify-phone', '/profile-creation', '/broker-chats']
const BUYER_PAGES = pagesFor('buyer')
const BROKER_PAGES = pagesFor('broker')
const ADMIN_PAGES = pagesFor('admin')

const allow: GuardOutcome = { kind: 'allow' }
const redirect = (to: string): GuardOutcome => ({ kind: 'redirect', to })

/** Path of the desk: a conversation opens beside the list. */
function deskAt(path: string): string {
  const id = isPage(path, ['/chat/:id']) ? path.split('/')[2] : undefined
  return id ? `/broker-chats?conversation=${id}` : '/broker-chats'
}

function strictOutcome(user: User | null, path: string): GuardOutcome {
  if (!user) return redirect('/app-home')
  if (user.isAdmin) return isPage(path, ADMIN_PAGES) ? allow : redirect('/admin')
  if (user.isBroker && user.mustChangePassword) return redirect('/broker-change-password')
  const isExempt = isPage(path, EXEMPT)
  if (!user.isPhoneVerified && !isExempt) return redirect('/verify-phone')
  if (!user.hasCompletedProfile && !isExempt) return redirect('/profile-creation')
  if (user.isBroker && !isPage(path, BROKER_PAGES)) return redirect(deskAt(path))
  if (!user.isBroker && !isPage(path, BUYER_PAGES)) return redirect('/explore')
  return allow
}

/** Whether a person may see a guarded page, or where they are redirected (product §4). */
export function guard(user: User | null, path: string, { isJustLoggedIn = false } = {}): GuardOutcome {
  const outcome = strictOutcome(user, normalPath(path))
  return outcome.kind === 'redirect' && isJustLoggedIn ? { kind: 'wait' } : outcome
}
