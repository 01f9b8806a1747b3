/** What a failed swipe is worth: another try, a try once somebody is signed in, or nothing. */
export type Verdict = 'later' | 'after-sign-in' | 'never'

const PASSING_CODES = new Set(['csrf-failed', 'phone-unverified', 'profile-incomplete'])
const PASSING_STATUSES = new Set([408, 409, 425, 429])

export function verdictOf(failure: { status: number; code: string } | null): Verdict {
  if (!failure || failure.status >= 500 || failure.status === 0) return 'later'
  if (failure.status === 401) return 'after-sign-in'
  if (PASSING_STATUSES.has(failure.status) || PASSING_CODES.has(failure.code)) return 'later'
  return failure.status >= 400 ? 'never' : 'later'
}
