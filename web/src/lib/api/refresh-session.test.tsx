import { beforeEach, describe, expect, test } from 'vitest'
import { fail, fakeApi, noNetwork, type Reply } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { call } from './api-client.ts'
import { refreshSession } from './refresh-session.ts'
import { currentSession, resetSession } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'

const PROGRESS = { floorPlanLikes: 3, unlocked: [] }
const CHAT = { selectedBrokerId: null, canAccessChat: false, unreadCount: 0 }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

/** Server whose session is expired until it is renewed. */
function anExpiredServer(renew: () => Reply<'POST /api/auth/refresh'>) {
  let isRenewed = false
  return fakeApi({
    'GET /api/user-progress': () => (isRenewed ? { body: PROGRESS } : fail(401, 'unauthenticated')),
    'GET /api/chat/status': () => (isRenewed ? { body: CHAT } : fail(401, 'unauthenticated')),
    'POST /api/auth/refresh': () => {
      const reply = renew()
      isRenewed = (reply.status ?? 200) === 200
      return reply
    },
  })
}

beforeEach(() => {
  document.cookie = 'hasRefresh=1'
  resetSession({ state: 'signed-in', user: aUser() })
})

describe('when the session has expired', () => {
  test('a call renews it and is repeated', async () => {
    const api = anExpiredServer(() => ({ body: aUser({ name: 'Renewed' }) }))

    const answer = await call('GET /api/user-progress')

    expect(answer).toEqual(PROGRESS)
    expect(api.count('POST /api/auth/refresh')).toBe(1)
    expect(currentSession().user?.name).toBe('Renewed')
  })

  test('two calls at once renew it only once', async () => {
    const api = anExpiredServer(() => ({ body: aUser() }))

    await Promise.all([call('GET /api/user-progress'), call('GET /api/chat/status')])

    expect(api.count('POST /api/auth/refresh')).toBe(1)
  })

  test('a renewal by another tab meanwhile is enough', async () => {
    const api = fakeApi({})
    device.set('dream:refreshed-at', String(Date.now() + 1))

    await refreshSession(Date.now())

    expect(api.calls).toEqual([])
  })

  test('a refused renewal signs out and shows a message', async () => {
    anExpiredServer(() => fail(401, 'refresh-failed'))

    const error = await failure(call('GET /api/user-progress'))

    expect(error).toMatchObject({ message: 'Authentication expired - please login again', status: 401 })
    expect(currentSession().state).toBe('signed-out')
  })

  test('nothing is tried without a refresh cookie', async () => {
    document.cookie = 'hasRefresh=; max-age=-1'
    const api = fakeApi({
      'GET /api/user-progress': () => fail(401, 'unauthenticated', 'Authentication required'),
    })

    const error = await failure(call('GET /api/user-progress'))

    expect(error).toMatchObject({ message: 'Authentication required' })
    expect(api.calls).toEqual(['GET /api/user-progress'])
    expect(currentSession().state).toBe('signed-out')
  })

  test.each([
    ['the network is away', noNetwork],
    ['the server is busy', () => fail(503, 'unavailable')],
  ])('the person stays signed in while %s', async (_, renew) => {
    fakeApi({
      'GET /api/user-progress': () => fail(401, 'unauthenticated'),
      'POST /api/auth/refresh': renew,
    })

    const error = await failure(call('GET /api/user-progress'))

    expect(error).not.toBeNull()
    expect(currentSession().state).toBe('signed-in')
  })
})

describe('the renewal itself', () => {
  test("says 'No refresh token available' without a cookie and signs out", async () => {
    document.cookie = 'hasRefresh=; max-age=-1'
    fakeApi({})

    const error = await failure(refreshSession(Date.now()))

    expect(error).toMatchObject({ message: 'No refresh token available' })
    expect(currentSession().state).toBe('signed-out')
  })

  test("says 'Session refresh failed' when it is refused and signs out", async () => {
    fakeApi({ 'POST /api/auth/refresh': () => fail(401, 'refresh-failed', 'anything') })

    const error = await failure(refreshSession(Date.now()))

    expect(error).toMatchObject({ message: 'Session refresh failed' })
    expect(currentSession().state).toBe('signed-out')
  })
})
