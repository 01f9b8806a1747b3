import { expect, test } from 'vitest'
import { ApiError, errorOf, offlineError } from '#lib/api/api-error.ts'
import { failureOf } from './submission.ts'

const FALLBACK = 'Login failed. Please try again.'

test('the words of the server come first', () => {
  const error = new ApiError({
    status: 401,
    code: 'credentials-wrong',
    message: "That email and password don't match.",
  })

  expect(failureOf(error, FALLBACK).message).toBe("That email and password don't match.")
})

test('a failure without words says what failed', async () => {
  const error = await errorOf(
    new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  )

  expect(failureOf(error, FALLBACK).message).toBe(FALLBACK)
})

test('no network is called by its name', () => {
  expect(failureOf(offlineError(), FALLBACK).message).toBe(
    'No internet connection. Please check your network.',
  )
})

test('anything else says what failed', () => {
  expect(failureOf(new TypeError('x is undefined'), FALLBACK).message).toBe(FALLBACK)
})
