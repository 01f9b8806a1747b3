import type { Conversation } from '@dream/contract/api/chat/conversations'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { setApiData } from '#lib/api/query.ts'
import { device, personalKey } from '#lib/storage/storage.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aConversation } from '#testing/chat/chat.ts'
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
  conversations = (id) => aConversation({ id }),
}: {
  isWanted?: boolean
  push?: Parameters<typeof fakePush>[0]
  conversations?: (id: string) => Conversation
} = {}) {
  const browser = fakePush({ permission: 'granted', ...push })
  const subscriptions: unknown[] = []
  const api = fakeApi({
    'GET /api/notifications/settings': () => ({ body: { ...SETTINGS, isWanted } }),
    'POST /api/notifications/subscription': ({ body }) => {
      subscriptions.push(body)
      return { status: 204 }
    },
    'GET /api/conversations/:id': ({ url }) => ({
      body: conversations(url.pathname.split('/').at(-1) ?? ''),
    }),
  })
  resetSession({ state: 'signed-in', user })
  onTestFinished(startNotifications())
  return { browser, subscriptions, ...api }
}
const asked = (calls: string[]) => calls.filter((call) => call.includes('notifications'))

test('each start renews a subscription that the browser dropped', async () => {
  const { browser, count } = start()

  await waitFor(() => expect(count('POST /api/notifications/subscription')).toBe(1))

  expect(browser).toMatchObject({ key: KEY, asked: 0 })
})

test('a device in another time zone reports it', async () => {
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

test('logging out while the subscription is renewed leaves none', async () => {
  const { browser, count } = start()

  await clearSession()
  await waitFor(() => expect(count('GET /api/notifications/settings')).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect([browser.key, count('POST /api/notifications/subscription')]).toEqual([null, 0])
})

test('a person who never wanted notifications is not subscribed on a device where somebody else allowed them', async () => {
  const { browser, calls } = start({ isWanted: false })

  await waitFor(() => expect(asked(calls)).toEqual(['GET /api/notifications/settings']))

  expect(browser.key).toBeNull()
})

test('a person who switched them off on this device is not subscribed', async () => {
  device.set(personalKey(user.id, 'push-off'), '1')

  const { calls } = start()
  await new Promise((resolve) => setTimeout(resolve))

  expect(asked(calls)).toEqual([])
})

test('a start never shows the prompt', async () => {
  const { calls, browser } = start({ push: { permission: 'default' } })
  await new Promise((resolve) => setTimeout(resolve))

  expect([asked(calls), browser.asked]).toEqual([[], 0])
})

test('the badge follows the unread count, and is cleared at logout', async () => {
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

test('notifications of conversations read elsewhere are closed, all others stay', async () => {
  const [read, unread, chosen] = [1, 2, 3].map((number) => `6f0c7c1e-0000-4000-8000-00000000000${number}`)
  const shown = [`chat:${read}`, `chat:${unread}`, `chat:${chosen}`, 'unlock:brokers']
  const lastLine = {
    seq: 1,
    type: 'system',
    text: 'chosen',
    isDeleted: false,
    isMine: false,
    at: '2026-01-01T00:00:00.000Z',
  } as const
  const { browser } = start({
    push: { shown },
    conversations: (id) =>
      aConversation({
        id,
        unreadCount: id === unread ? 1 : 0,
        ...(id === chosen && { lastSeq: 1, lastLine }),
      }),
  })

  setApiData('GET /api/chat/status', () => ({ selectedBrokerId: null, canAccessChat: true, unreadCount: 1 }))

  await waitFor(() => expect(browser.shown).toEqual(shown.slice(1)))
})

test('notifications stay while their conversation cannot be read', async () => {
  const id = '6f0c7c1e-0000-4000-8000-000000000001'
  let isOnline = false
  const { browser, count } = start({
    push: { shown: [`chat:${id}`] },
    conversations: () => (isOnline ? aConversation({ id }) : noNetwork()),
  })
  const status = { selectedBrokerId: null, canAccessChat: true }

  setApiData('GET /api/chat/status', () => ({ ...status, unreadCount: 1 }))
  await waitFor(() => expect(count(`GET /api/conversations/${id}`)).toBeGreaterThan(0))
  const afterFailure = browser.shown
  isOnline = true
  setApiData('GET /api/chat/status', () => ({ ...status, unreadCount: 0 }))

  expect(afterFailure).toHaveLength(1)
  await waitFor(() => expect(browser.shown).toEqual([]))
})
