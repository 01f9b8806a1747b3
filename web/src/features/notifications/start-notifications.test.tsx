import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { setApiData } from '#lib/api/query.ts'
import { device, personalKey } from '#lib/storage/storage.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { fakePush } from '#testing/push.ts'
import { startNotifications } from './start-notifications.ts'

const KEY = `${'B'.repeat(86)}A`
const SETTINGS = {
  messages: true,
  messagesSoon: true,
  unlocks: true,
  newDesigns: false,
  comeBack: false,
  showsPreview: false,
  mail: true,
  quiet: null,
  timeZone: 'Australia/Sydney',
  publicKey: KEY,
}
const user = aUser()

function start({
  isWanted = true,
  push = {},
}: { isWanted?: boolean; push?: Parameters<typeof fakePush>[0] } = {}) {
  const browser = fakePush({ permission: 'granted', ...push })
  const subscriptions: unknown[] = []
  const api = fakeApi({
    'GET /api/notifications/settings': () => ({ body: { ...SETTINGS, isWanted } }),
    'POST /api/notifications/subscription': ({ body }) => {
      subscriptions.push(body)
      return { status: 204 }
    },
  })
  resetSession({ state: 'signed-in', user })
  onTestFinished(startNotifications())
  return { browser, subscriptions, ...api }
}
const asked = (calls: string[]) => calls.filter((call) => call.includes('notifications'))

test('each start renews the subscription that the browser dropped', async () => {
  const { browser, count } = start()

  await waitFor(() => expect(count('POST /api/notifications/subscription')).toBe(1))

  expect(browser).toMatchObject({ key: KEY, asked: 0 })
})

test('a device that was carried into another time zone says so', async () => {
  const { count, subscriptions } = start()
  await waitFor(() => expect(count('POST /api/notifications/subscription')).toBe(1))
  const zone = Intl.DateTimeFormat().resolvedOptions()

  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...zone,
    timeZone: 'Australia/Perth',
  })
  for (let time = 0; time < 3; time += 1) document.dispatchEvent(new Event('visibilitychange'))

  await waitFor(() => expect(count('POST /api/notifications/subscription')).toBe(2))
  expect(subscriptions).toMatchObject([{ timeZone: zone.timeZone }, { timeZone: 'Australia/Perth' }])
})

test('whoever never wanted notifications is not subscribed on a device that somebody else allowed them on', async () => {
  const { browser, calls } = start({ isWanted: false })

  await waitFor(() => expect(asked(calls)).toEqual(['GET /api/notifications/settings']))

  expect(browser.key).toBeNull()
})

test('who switched them off here is left alone', async () => {
  device.set(personalKey(user.id, 'push-off'), '1')

  const { calls } = start()
  await new Promise((resolve) => setTimeout(resolve))

  expect(asked(calls)).toEqual([])
})

test('nobody who was not asked yet is asked by a start', async () => {
  const { calls, browser } = start({ push: { permission: 'default' } })
  await new Promise((resolve) => setTimeout(resolve))

  expect([asked(calls), browser.asked]).toEqual([[], 0])
})

test('the number on the icon follows what is unread, and goes with the person', async () => {
  const shown: number[] = []
  const badge = {
    setAppBadge: vi.fn(async (count: number) => void shown.push(count)),
    clearAppBadge: vi.fn(async () => void shown.push(0)),
  }
  Object.assign(navigator, badge)
  const { browser } = start({ push: { subscribedWith: KEY } })
  const status = { selectedBrokerId: null, canAccessChat: true }

  setApiData('GET /api/chat/status', () => ({ ...status, unreadCount: 3 }))
  setApiData('GET /api/chat/status', () => ({ ...status, unreadCount: 0 }))
  await clearSession()

  expect(shown).toEqual([3, 0, 0])
  expect(browser.key).toBeNull()
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name)
})
