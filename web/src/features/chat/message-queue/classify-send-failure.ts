import { classifyFailure } from '@dream/contract/rules/app/problems'
import type { ApiError } from '#lib/api/api-error.ts'
import type { Refusal } from './queue-state.ts'

/** Outcome of a failed send: a retry after a while, a retry after a login, or the person's decision. */
export type SendFailure =
  | { kind: 'later'; waitMs: number }
  | { kind: 'after-sign-in' }
  | { kind: 'refused'; refusal: Refusal }

/** Texts for refused messages; other codes use the server's message. */
const REFUSALS: Record<string, string> = {
  'not-found': 'Not sent: no longer available',
  'conversation-closed': 'Not sent: the conversation is closed',
  'conversation-blocked': 'Not sent: messaging is turned off here',
  forbidden: "Not sent: you can't write here",
  locked: "Not sent: you can't write here",
}

/** Maximum wait before a message is shown as failed. */
const LONGEST_WAIT_MS = 10 * 60_000
/** Maximum of server errors that may be transient. */
const FAULTS_MAX = 5

/** Whether the server failed on this message itself, and may do so each time. */
export const isFault = ({ status, code }: ApiError): boolean => status === 500 || code === 'internal'

/** Classifies a failed send. Null stands for a failure without an answer; `faults` counts the server errors of this message. */
export function classifySendFailure(failure: ApiError | null, faults = 0): SendFailure {
  const retry = classifyFailure(failure)
  if (retry === 'after-sign-in') return { kind: retry }
  const waitMs = (failure?.retryAfterSeconds ?? 0) * 1000
  const isLater = retry === 'later' && waitMs <= LONGEST_WAIT_MS && faults < FAULTS_MAX
  if (failure === null || isLater) return { kind: 'later', waitMs }
  const { code, message } = failure
  return { kind: 'refused', refusal: { code, text: REFUSALS[code] ?? message } }
}
