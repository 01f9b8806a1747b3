import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

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
