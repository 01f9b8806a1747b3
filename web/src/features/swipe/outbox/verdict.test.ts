import { expect, it } from 'vitest'
import { retryDelay, verdictOf } from './retry.ts'

it.each([
  [1, 0, 1000],
  [2, 0, 2000],
  [5, 0, 16_000],
  [6, 0, 30_000],
  [400, 0, 30_000],
  [1, 12, 12_000],
])('after %i failures, asked to wait %i s, waits %i ms', (failures, asked, ms) => {
  expect(retryDelay(failures, asked)).toBe(ms)
})

it.each([
  ['no answer at all', null, 'later'],
  ['a server in trouble', { status: 503, code: 'unavailable' }, 'later'],
  ['too many requests', { status: 429, code: 'rate-limited' }, 'later'],
  ['a stale token', { status: 403, code: 'csrf-failed' }, 'later'],
  ['a session that ended', { status: 401, code: 'unauthenticated' }, 'after-sign-in'],
  ['a design that is gone', { status: 404, code: 'not-found' }, 'never'],
  ['a swipe that is not understood', { status: 400, code: 'validation-failed' }, 'never'],
  ['an account that may not swipe', { status: 403, code: 'forbidden' }, 'never'],
] as const)('%s: %j is tried again %s', (_, failure, verdict) => {
  expect(verdictOf(failure)).toBe(verdict)
})
