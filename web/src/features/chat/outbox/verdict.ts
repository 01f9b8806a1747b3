import type { ApiError } from '#lib/api-error.ts'
import type { Refusal } from './queue.ts'

/** What a failed message is worth: another try after a while, one once somebody is signed in, or the person's decision. */
export type Verdict =
  | { kind: 'later'; waitMs: number }
  | { kind: 'after-sign-in' }
  | { kind: 'refused'; refusal: Refusal }

/** Failures that another try may cure. */
const PASSING_CODES = new Set([
  'unavailable',
  'internal',
  'rate-limited',
  'too-many-attempts',
  'csrf-failed',
  'phone-unverified',
  'profile-incomplete',
])
const PASSING_STATUSES = new Set([0, 408, 425, 429])

/** What is said under a message that was refused; the rest says the server's words. */
const WORDS: Record<string, string> = {
  'not-found': 'Not sent: this is gone',
  'conversation-closed': 'Not sent: the conversation is closed',
  'conversation-blocked': 'Not sent: nobody can write here',
  forbidden: 'Not sent: you cannot write here',
  locked: 'Not sent: you cannot write here',
}

/** Null stands for a failure that is none of the server's. */
export function verdictOf(failure: ApiError | null): Verdict {
  if (!failure) return { kind: 'later', waitMs: 0 }
  const { status, code, message, retryAfterSeconds } = failure
  if (status === 401) return { kind: 'after-sign-in' }
  if (status >= 500 || PASSING_STATUSES.has(status) || PASSING_CODES.has(code)) {
    return { kind: 'later', waitMs: (retryAfterSeconds ?? 0) * 1000 }
  }
  return { kind: 'refused', refusal: { code, words: WORDS[code] ?? message } }
}
