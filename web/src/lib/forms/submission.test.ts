import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, errorOf, noAnswerError } from '#lib/api/api-error.ts'
import { failureOf } from './submission.ts'

afterEach(() => vi.unstubAllGlobals())

const FALLBACK = 'Login failed. Please try again.'

test('shows the message of the server first', () => {
  const error = new ApiError({
    status: 401,
    code: 'credentials-wrong',
    message: "That email and password don't match.",
  })

  expect(failureOf(error, FALLBACK).message).toBe("That email and password don't match.")
})

test.each([401, 409, 418])('shows the message of the server first without a code too: %i', async (status) => {
  const error = await errorOf(Response.json({ message: 'This account was closed in May.' }, { status }))

  expect(failureOf(error, FALLBACK).message).toBe('This account was closed in May.')
})

test('a failure without a message says what failed', async () => {
  const error = await errorOf(
    new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  )

  expect(failureOf(error, FALLBACK).message).toBe(FALLBACK)
})

test.each([
  [false, 'No internet connection. Please check your network.'],
  [true, "Dream Design isn't responding. Please try again in a moment."],
])(
  'a missing answer says whether the device or the server is offline, device online: %s',
  (onLine, words) => {
    vi.stubGlobal('navigator', { onLine })

    expect(failureOf(noAnswerError(), FALLBACK).message).toBe(words)
  },
)

test('anything else says what failed', () => {
  expect(failureOf(new TypeError('x is undefined'), FALLBACK).message).toBe(FALLBACK)
})
