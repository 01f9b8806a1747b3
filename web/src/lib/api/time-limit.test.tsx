import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetSession } from '#lib/session/session.ts'
import { sendRenewedSubscription } from '#lib/push/push-renewal.ts'
import { aUser } from '#testing/people.ts'
import { call } from './api-client.ts'
import { refreshSession } from './refresh-session.ts'

/** Shortens the timeout of every call from twenty seconds to a moment. */
function hurry() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20))
  return () => asked.mock.calls.map(([ms]) => ms)
}

/** Fake network that silently loses every call to one address. */
function lose(lost: string) {
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    if (!url.endsWith(lost)) return Promise.resolve(new Response('{}', { headers: { 'X-CSRF-Token': 't' } }))
    const { promise, reject } = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
}

beforeEach(() => {
  document.cookie = 'csrfToken=; max-age=0'
  document.cookie = 'hasRefresh=1'
  resetSession({ state: 'signed-in', user: aUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test.each([
  ['the token of a change', '/api/auth/csrf-token', () => call('POST /api/auth/logout')],
  ['a change', '/api/auth/logout', () => call('POST /api/auth/logout')],
  ['the session', '/api/auth/refresh', () => refreshSession(Date.now())],
])('asking for %s times out after twenty seconds', async (_, lost, ask) => {
  const limits = hurry()
  lose(lost)

  const error = await failure(ask())

  expect(error).toMatchObject({ status: 0 })
  expect(limits()).toContain(20_000)
})

test.each(['/api/auth/csrf-token', '/api/notifications/subscription'])(
  'the service worker’s %s times out too',
  async (lost) => {
    const limits = hurry()
    lose(lost)

    const error = await failure(sendRenewedSubscription('{}'))

    expect(error).toMatchObject({ name: 'TimeoutError' })
    expect(limits()).toContain(20_000)
  },
)

test('an answer that breaks off counts as no answer', async () => {
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    return Promise.resolve(new Response(body, { status: 200 }))
  })

  expect(await failure(call('GET /api/user-progress'))).toMatchObject({ status: 0 })
})
