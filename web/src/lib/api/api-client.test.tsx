import { beforeEach, describe, expect, test } from 'vitest'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { ApiError, call, isOffline } from './api-client.ts'
import { forgetCsrfToken } from './csrf.ts'
import { currentSession, resetSession } from '#lib/session/session.ts'

const LIKE = { designId: '0190a1b2-0000-7000-8000-000000000009', action: 'like' } as const
const ANSWER = { floorPlanLikes: 1, unlocked: [] }
const TOKEN = 'X-CSRF-Token'

function cookies(...pairs: string[]) {
  for (const old of document.cookie.split('; ')) document.cookie = `${old.split('=')[0] ?? ''}=; max-age=-1`
  for (const pair of pairs) document.cookie = pair
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

beforeEach(() => {
  cookies()
  forgetCsrfToken()
  resetSession({ state: 'signed-in', user: aUser() })
})

describe('a call', () => {
  test('puts parameters, query and body where the route has them', async () => {
    const seen: unknown[] = []
    const api = fakeApi({
      'GET /api/designs': ({ url }) => {
        seen.push(url.search)
        return { body: [] }
      },
      'DELETE /api/preferences/:designId': ({ url }) => {
        seen.push(url.pathname)
        return { body: ANSWER }
      },
    })

    await call('GET /api/designs', { query: { batch: 5, exclude: undefined } })
    await call('DELETE /api/preferences/:designId', { params: { designId: 'a/b' } })

    expect(seen).toEqual(['?batch=5', '/api/preferences/a%2Fb'])
    expect(api.calls).toHaveLength(3)
  })

  test('resolves with null for an answer without a body', async () => {
    fakeApi({ 'POST /api/auth/logout': () => ({ status: 204 }) })

    expect(await call('POST /api/auth/logout')).toBeNull()
  })

  test('fails with the message, the code, the field errors and the wait of the server', async () => {
    fakeApi({
      'POST /api/auth/login': () => ({
        status: 429,
        body: { code: 'too-many-attempts', message: 'Wait.', errors: [{ path: 'email', message: 'Hm' }] },
        headers: { 'Retry-After': '90' },
      }),
    })

    const error = await failure(call('POST /api/auth/login', { body: { email: 'a@b.c', password: 'x' } }))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
      message: 'Wait.',
      errors: [{ path: 'email', message: 'Hm' }],
      retryAfterSeconds: 90,
    })
  })

  test("fails with '{status}: {statusText}' when the server sent no message (product §8)", async () => {
    globalThis.fetch = async () =>
      new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })

    const error = await failure(call('GET /api/build-id'))

    expect(error).toMatchObject({ status: 502, message: '502: Bad Gateway' })
  })

  test('says that there is no internet connection when there is no answer', async () => {
    fakeApi({ 'GET /api/build-id': noNetwork })

    const error = await failure(call('GET /api/build-id'))

    expect(isOffline(error)).toBe(true)
    expect(error).toMatchObject({ message: 'No internet connection. Please check your network.' })
  })

  test('stays an abort when its caller aborted it', async () => {
    fakeApi({ 'GET /api/build-id': () => ({ body: { buildId: 'x' } }) })

    const error = await failure(call('GET /api/build-id', { signal: AbortSignal.abort() }))

    expect(isOffline(error)).toBe(false)
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})

describe('the CSRF token', () => {
  const tokens: (string | null)[] = []
  beforeEach(() => void (tokens.length = 0))

  test('is fetched once and sent with every change', async () => {
    const api = fakeApi({
      'POST /api/preferences': ({ headers }) => {
        tokens.push(headers.get(TOKEN))
        return { body: ANSWER }
      },
    })

    await call('POST /api/preferences', { body: LIKE })
    await call('POST /api/preferences', { body: LIKE })

    expect(tokens).toEqual(['token', 'token'])
    expect(api.count('GET /api/auth/csrf-token')).toBe(1)
  })

  test('is taken from the cookie when there is one', async () => {
    cookies('csrfToken=from-cookie')
    const api = fakeApi({
      'POST /api/preferences': ({ headers }) => {
        tokens.push(headers.get(TOKEN))
        return { body: ANSWER }
      },
    })

    await call('POST /api/preferences', { body: LIKE })

    expect(tokens).toEqual(['from-cookie'])
    expect(api.calls).toEqual(['POST /api/preferences'])
  })

  test('is fetched again, once, when the server refuses it', async () => {
    cookies('csrfToken=stale')
    const api = fakeApi({
      'POST /api/preferences': ({ headers }) => {
        tokens.push(headers.get(TOKEN))
        return headers.get(TOKEN) === 'token' ? { body: ANSWER } : fail(403, 'csrf-failed')
      },
    })

    const answer = await call('POST /api/preferences', { body: LIKE })

    expect(answer).toEqual(ANSWER)
    expect(tokens).toEqual(['stale', 'token'])
    expect(api.count('GET /api/auth/csrf-token')).toBe(1)
  })

  test('is not fetched a third time', async () => {
    const api = fakeApi({ 'POST /api/preferences': () => fail(403, 'csrf-failed') })

    const error = await failure(call('POST /api/preferences', { body: LIKE }))

    expect(error).toMatchObject({ code: 'csrf-failed' })
    expect(api.count('POST /api/preferences')).toBe(2)
  })
})

describe('while signed out (product §5)', () => {
  beforeEach(() => resetSession({ state: 'signed-out', user: null }))

  test.each(['GET /api/user-progress', 'GET /api/preferences/liked', 'GET /api/profile'] as const)(
    '%s is not made',
    async (name) => {
      const api = fakeApi({})

      const error = await failure(call(name))

      expect(error).toMatchObject({ message: 'Authentication required', status: 401 })
      expect(api.calls).toEqual([])
    },
  )

  test('visitors can make public calls', async () => {
    fakeApi({ 'GET /api/auth/me': () => ({ body: null }) })

    expect(await call('GET /api/auth/me')).toBeNull()
  })
})

test('a wrong password neither signs anybody out nor refreshes the session', async () => {
  cookies('hasRefresh=1')
  const api = fakeApi({ 'POST /api/auth/login': () => fail(401, 'credentials-wrong', 'No match.') })

  const error = await failure(call('POST /api/auth/login', { body: { email: 'a@b.c', password: 'x' } }))

  expect(error).toMatchObject({ message: 'No match.' })
  expect(api.count('POST /api/auth/refresh')).toBe(0)
  expect(currentSession().state).toBe('signed-in')
})
