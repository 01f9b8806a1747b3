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

/** Longer than this nobody waits for a message without being told why. */
const LONGEST_WAIT_MS = 10 * 60_000
/** So often a fault of the server's may be a passing one. */
const FAULTS_MAX = 5

/** Whether the server has failed at this very message, and may fail at it each time. */
export const isFault = ({ status, code }: ApiError): boolean => status === 500 || code === 'internal'

/** Null stands for a failure that is none of the server's; `faults` is how often the server has failed at this message. */
export function classifySendFailure(failure: ApiError | null, faults = 0): SendFailure {
  const retry = classifyFailure(failure)
  if (retry === 'after-sign-in') return { kind: retry }
  const waitMs = (failure?.retryAfterSeconds ?? 0) * 1000
  const isLater = retry === 'later' && waitMs <= LONGEST_WAIT_MS && faults < FAULTS_MAX
  if (failure === null || isLater) return { kind: 'later', waitMs }
  const { code, message } = failure
  return { kind: 'refused', refusal: { code, text: REFUSALS[code] ?? message } }
}
