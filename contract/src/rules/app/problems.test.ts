import { expect, it } from 'vitest'
import { classifyFailure, isUnavailable } from './problems.ts'

it.each([
  ['a failure of our own', null, 'later'],
  ['no answer at all', { status: 0, code: 'offline' }, 'later'],
  ['a server in trouble', { status: 503, code: 'unavailable' }, 'later'],
  ['the same over the socket', { status: 409, code: 'unavailable' }, 'later'],
  ['too many requests', { status: 429, code: 'rate-limited' }, 'later'],
  ['a stale token', { status: 403, code: 'csrf-failed' }, 'later'],
  ['a session that ended', { status: 401, code: 'unauthenticated' }, 'after-sign-in'],
  ['something that is gone', { status: 404, code: 'not-found' }, 'never'],
  ['a request that is not understood', { status: 400, code: 'validation-failed' }, 'never'],
  ['an account that may not', { status: 403, code: 'forbidden' }, 'never'],
] as const)('%s: %j is tried again %s', (_, failure, retry) => {
  expect(classifyFailure(failure)).toBe(retry)
})

it.each([
  [0, true],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [401, false],
  [403, false],
  [404, false],
])('an answer of %i says that the server is away or busy: %s', (status, is) => {
  expect(isUnavailable({ status })).toBe(is)
})
