import { expect, test, vi } from 'vitest'
import { aUser } from '#testing/people.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { resetSession } from '#lib/session/session.ts'
import { device } from '#lib/storage/storage.ts'
import { adminRefusals } from './admin-access.ts'
import { call } from './api-client.ts'
import { confirmBy } from './confirmation.ts'

const CLOSE = 'POST /api/admin/step-up/close'
const STEP_UP = { body: { role: 'owner' as const, isOpen: true, ways: ['totp' as const], maySetUp: false } }
const signIn = () => {
  const user = aUser({ isAdmin: true })
  resetSession({ state: 'signed-in', user })
  device.remove('dream:refreshed-at')
  document.cookie = 'hasRefresh=1'
  return user
}

test('renews an expired admin session, which the server answers with 404, and repeats the call', async () => {
  const user = signIn()
  let isFresh = false
  const api = fakeApi({
    'GET /api/admin/step-up': () => (isFresh ? STEP_UP : fail(404, 'not-found')),
    'POST /api/auth/refresh': () => {
      isFresh = true
      return { body: user }
    },
  })

  expect(await call('GET /api/admin/step-up')).toEqual(STEP_UP.body)
  expect(api.count('POST /api/auth/refresh')).toBe(1)
})

test('counts a refusal when the call still gets 404 after the renewal', async () => {
  const user = signIn()
  const onRefusal = vi.fn()
  const stop = adminRefusals.subscribe(onRefusal)
  fakeApi({ 'POST /api/auth/refresh': () => ({ body: user }) })

  await expect(call('GET /api/admin/step-up')).rejects.toMatchObject({ status: 404 })

  expect(onRefusal).toHaveBeenCalledTimes(1)
  stop()
})

test.each([
  ['is made again once the person has confirmed who they are', true],
  ['fails when they would not', false],
])('a sensitive call %s', async (_, isWilling) => {
  signIn()
  let isConfirmed = false
  const stop = confirmBy(async () => (isConfirmed = isWilling))
  const api = fakeApi({ [CLOSE]: () => (isConfirmed ? { status: 204 } : fail(403, 'confirm-it-is-you')) })

  const answer = await call(CLOSE).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

  expect(answer).toBe(isWilling ? 'done' : 'confirm-it-is-you')
  expect(api.count('POST /api/admin/step-up/close')).toBe(isWilling ? 2 : 1)
  stop()
})
