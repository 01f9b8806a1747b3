import { SPLASH_SLOW_MS } from '@dream/contract/rules/app/timing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { logOut } from './log-out.ts'
import { checkSession } from './session-check.ts'
import {
  currentSession,
  forgetOnSignOut,
  rememberedUser,
  resetSession,
  setUser,
} from '#lib/session/session.ts'
import { device, personalKey } from '#lib/storage/storage.ts'

beforeEach(() => {
  document.cookie = 'hasRefresh=; max-age=-1'
  resetSession()
})

describe('the session check', () => {
  test('finds the signed-in person', async () => {
    fakeApi({ 'GET /api/auth/me': () => ({ body: aUser() }) })

    await checkSession()

    expect(currentSession()).toEqual({ state: 'signed-in', user: aUser() })
  })

  test.each([
    ['null', () => ({ body: null })],
    ['a refusal', () => fail(401, 'unauthenticated')],
  ])('signs out after %s', async (_, me) => {
    fakeApi({ 'GET /api/auth/me': me })

    await checkSession()

    expect(currentSession().state).toBe('signed-out')
  })

  test('renews the session when only the access token has expired', async () => {
    document.cookie = 'hasRefresh=1'
    fakeApi({
      'GET /api/auth/me': () => ({ body: null }),
      'POST /api/auth/refresh': () => ({ body: aUser() }),
    })

    await checkSession()

    expect(currentSession().state).toBe('signed-in')
  })

  test.each([
    ['there is no network', noNetwork],
    ['the server is away', () => fail(503, 'unavailable')],
  ])('keeps the remembered person while %s', async (_, me) => {
    setUser(aUser())
    resetSession()
    fakeApi({ 'GET /api/auth/me': me })

    await checkSession()

    expect(currentSession().user).toEqual(aUser())
  })

  test('continues with the remembered person when the server is silent for three seconds', async () => {
    vi.useFakeTimers()
    setUser(aUser())
    resetSession()
    const { promise, resolve } = Promise.withResolvers<{ body: null }>()
    fakeApi({ 'GET /api/auth/me': () => promise })

    const checking = checkSession()
    await vi.advanceTimersByTimeAsync(SPLASH_SLOW_MS - 1)
    expect(currentSession().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(currentSession().user).toEqual(aUser())

    // A late answer of the server still counts.
    resolve({ body: null })
    await checking
    expect(currentSession().state).toBe('signed-out')
    vi.useRealTimers()
  })

  test('does not undo a login that finished meanwhile', async () => {
    fakeApi({
      'GET /api/auth/me': () => {
        setUser(aUser(), { isJustLoggedIn: true })
        return { body: null }
      },
    })

    await checkSession()

    expect(currentSession().state).toBe('signed-in')
  })
})

describe('logging out', () => {
  test('leaves nothing of the person behind', async () => {
    const forgotten: string[] = []
    const stop = forgetOnSignOut(() => void forgotten.push('queue'))
    setUser(aUser())
    device.set(personalKey(aUser().id, 'draft'), 'secret')
    fakeApi({ 'POST /api/auth/logout': () => ({ status: 204 }) })

    await logOut()
    stop()

    expect(currentSession().state).toBe('signed-out')
    expect(forgotten).toEqual(['queue'])
    expect(rememberedUser()).toBeNull()
    expect(device.get(personalKey(aUser().id, 'draft'))).toBeNull()
  })

  test('without a network is sent before anybody is signed in again', async () => {
    setUser(aUser())
    fakeApi({ 'POST /api/auth/logout': noNetwork, 'GET /api/auth/me': () => ({ body: aUser() }) })
    await logOut()
    await checkSession()
    const whileAway = currentSession().state

    const api = fakeApi({
      'POST /api/auth/logout': () => ({ status: 204 }),
      'GET /api/auth/me': () => ({ body: null }),
    })
    await checkSession()

    expect(whileAway).toBe('signed-out')
    expect(api.count('POST /api/auth/logout')).toBe(1)
    expect(currentSession().state).toBe('signed-out')
  })
})

test('another person on the same device finds nothing of the previous one', () => {
  const forgotten: string[] = []
  const stop = forgetOnSignOut(() => void forgotten.push('answers'))
  setUser(aUser({ id: 'first' }))
  device.set(personalKey('first', 'draft'), 'secret')

  setUser(aUser({ id: 'second' }))
  stop()

  expect(forgotten).toEqual(['answers'])
  expect(device.get(personalKey('first', 'draft'))).toBeNull()
})
