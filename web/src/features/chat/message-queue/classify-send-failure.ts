import { classifyFailure } from '@dream/contract/rules/app/problems'
import type { ApiError } from '#lib/api/api-error.ts'
import type { Refusal } from './queue-state.ts'

/** What becomes of a message that was not sent: another try after a while, one once somebody is signed in, or the person's decision. */
export type SendFailure =
  | { kind: 'later'; waitMs: number }
  | { kind: 'after-sign-in' }
  | { kind: 'refused'; refusal: Refusal }

/** What is said under a message that was refused; the rest says what the server said. */
const REFUSALS: Record<string, string> = {
  'not-found': 'Not sent: no longer available',
  'conversation-closed': 'Not sent: the conversation is closed',
  'conversation-blocked': 'Not sent: messaging is turned off here',
  forbidden: "Not sent: you can't write here",
  locked: "Not sent: you can't write here",
}

/** Null stands for a failure that is none of the server's. */
export function classifySendFailure(failure: ApiError | null): SendFailure {
  const retry = classifyFailure(failure)
  if (retry === 'after-sign-in') return { kind: retry }
  if (failure === null || retry === 'later') {
    return { kind: 'later', waitMs: (failure?.retryAfterSeconds ?? 0) * 1000 }
  }
  const { code, message } = failure
  return { kind: 'refused', refusal: { code, text: REFUSALS[code] ?? message } }
}
