import { expect, it } from 'vitest'
import { ApiError, noAnswerError } from '#lib/api/api-error.ts'
import { classifySendFailure } from './classify-send-failure.ts'

const failure = (status: number, code: string, retryAfterSeconds: number | null = null) =>
  new ApiError({ status, code, message: 'In the words of the server.', retryAfterSeconds })

it.each([
  ['no network', noAnswerError(), { kind: 'later', waitMs: 0 }],
  ['a failure of our own', null, { kind: 'later', waitMs: 0 }],
  ['a server in trouble', failure(503, 'unavailable', 2), { kind: 'later', waitMs: 2000 }],
  ['words that came too fast', failure(429, 'rate-limited', 7), { kind: 'later', waitMs: 7000 }],
  ['a stale token', failure(403, 'csrf-failed'), { kind: 'later', waitMs: 0 }],
  ['a session that ended', failure(401, 'unauthenticated'), { kind: 'after-sign-in' }],
])('%s is retried', (_, given, failureClass) => {
  expect(classifySendFailure(given)).toEqual(failureClass)
})

it.each([
  [409, 'conversation-closed', 'Not sent: the conversation is closed'],
  [409, 'conversation-blocked', 'Not sent: messaging is turned off here'],
  [404, 'not-found', 'Not sent: no longer available'],
  [413, 'something-new', 'In the words of the server.'],
])('%i %s is shown to the person, with a text', (status, code, text) => {
  expect(classifySendFailure(failure(status, code))).toEqual({ kind: 'refused', refusal: { code, text } })
})
