import { expect, test } from 'vitest'
import { restoreResetRequest } from './reset-request.ts'

const MINUTE = 60_000
const request = {
  email: 'maya@example.com',
  answer: "If that email has an account, we've sent a code.",
  sentAt: MINUTE,
}

test.each([
  ['just made', request, MINUTE, request],
  ['nine minutes old', request, 10 * MINUTE, request],
  ['older than its code lives', request, 12 * MINUTE, null],
  ['from a clock that was set back', request, 0, null],
  ['of another shape', { email: 4 }, MINUTE, null],
  ['missing', null, MINUTE, null],
])('a request that is %s', (_, stored, now, restored) => {
  expect(restoreResetRequest(stored, now)).toEqual(restored)
})
