import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { fakePush } from '#testing/push.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { EnableNotificationsScreen } from './enable-notifications-screen.tsx'

const KEY = 'B'.repeat(86) + 'A'
const WISHES = {
  messages: true,
  messagesSoon: true,
  unlocks: true,
  newDesigns: false,
  comeBack: false,
  showsPreview: false,
  mail: true,
  quiet: null,
  timeZone: 'Australia/Sydney',
}
const SETTINGS = { ...WISHES, publicKey: KEY, isWanted: true }
const user = aUser()

type Facts = {
  push?: Parameters<typeof fakePush>[0] | null
  routes?: Parameters<typeof fakeApi>[0]
  onBack?: () => void
}

function open({ push = {}, routes = {}, onBack }: Facts = {}) {
  const browser = push && fakePush(push)
  const sent: unknown[] = []
  const api = fakeApi({
    'GET /api/notifications/settings': () => ({ body: SETTINGS }),
    'PUT /api/notifications/settings': ({ body }) => {
      sent.push(body)
      return { body: { ...SETTINGS, ...(body as object) } }
    },
    'POST /api/notifications/subscription': () => ({ status: 204 }),
    'DELETE /api/notifications/subscription': () => ({ status: 204 }),
    'POST /api/notifications/test': () => ({ status: 204 }),
    'POST /api/notifications/decide': () => ({ body: { ...user, hasEnabledNotifications: true } }),
    ...routes,
  })
  const calls = { onDecided: vi.fn(), onContinue: vi.fn() }
  const app = renderApp(<EnableNotificationsScreen user={user} onBack={onBack} {...calls} />, {
    path: '/enable-notifications',
    user,
  })
  return { ...app, ...calls, ...api, browser, sent }
}
const press = (name: string) => screen.findByRole('button', { name })

test('nobody is asked before they tap; a yes subscribes this device and shows the settings', async () => {
  const { person, browser, count, onDecided } = open()
  await screen.findByRole('heading', { name: 'Know when your broker answers' })
  expect(browser?.asked).toBe(0)

  await person.click(await press('Turn on notifications'))

  await screen.findByRole('heading', { name: 'Notifications are on' })
  expect(browser).toMatchObject({ asked: 1, key: KEY })
  expect(count('POST /api/notifications/subscription')).toBe(1)
  expect(onDecided).toHaveBeenCalledWith(expect.objectContaining({ hasEnabledNotifications: true }))
})

test('a person who says no continues, also offline', async () => {
  const { person, onContinue, onDecided } = open({ routes: { 'POST /api/notifications/decide': noNetwork } })

  await person.click(await press('Continue without'))

  expect(onContinue).toHaveBeenCalledOnce()
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith({ ...user, hasEnabledNotifications: true }))
})

test("dismissing the system's prompt says that nothing changed", async () => {
  const { person, count } = open({ push: { answer: 'default' } })

  await person.click(await press('Turn on notifications'))

  await screen.findByText('Nothing has changed. You can decide any time.')
  expect(count('POST /api/notifications/decide')).toBe(0)
})

test('a person blocked by the system is shown how to allow it, and may continue', async () => {
  const { person, onContinue } = open({ push: { permission: 'denied' } })
  await screen.findByRole('heading', { name: 'Notifications are blocked' })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)

  await person.click(await press('Continue without'))

  expect(onContinue).toHaveBeenCalledOnce()
})

test('a browser without support says so, and what happens instead', async () => {
  open({ push: null })

  await screen.findByRole('heading', { name: "This browser can't notify you" })
  screen.getByText(/email you once when a message has waited/)
  await press('Continue without')
})

test('a subscription for older keys is renewed', async () => {
  const { person, browser } = open({ push: { permission: 'granted', subscribedWith: 'C'.repeat(86) + 'A' } })
  await person.click(await press('Turn off on this device'))

  await person.click(await press('Turn on notifications'))

  await screen.findByRole('heading', { name: 'Notifications are on' })
  expect(browser?.key).toBe(KEY)
})

test('a setting is saved at once, and rolled back when that fails', async () => {
  let isFailing = false
  const { person, sent } = open({
    push: { permission: 'granted', subscribedWith: KEY },
    routes: {
      'PUT /api/notifications/settings': ({ body }) => {
        sent.push(body)
        return isFailing
          ? fail(503, 'unavailable', 'We are busy right now.')
          : { body: { ...SETTINGS, ...(body as object) } }
      },
    },
  })
  const messages = await screen.findByRole('switch', { name: 'Messages' })
  await person.click(await screen.findByRole('switch', { name: 'New designs' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  isFailing = true

  await person.click(messages)

  await screen.findByText('We are busy right now.')
  expect(sent[0]).toMatchObject({ newDesigns: true })
  screen.getByRole('switch', { name: 'Messages', checked: true })
  screen.getByRole('switch', { name: 'New designs', checked: true })
})

test('quiet hours start with the night and follow the input', async () => {
  const { person, sent } = open({ push: { permission: 'granted', subscribedWith: KEY } })

  await person.click(await screen.findByRole('switch', { name: 'Quiet hours' }))
  const from = await screen.findByLabelText('From')
  await person.clear(from)
  await person.type(from, '21:30')

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ quiet: { from: '21:30', to: '07:00' } }))
  expect(sent[0]).toMatchObject({
    quiet: { from: '22:00', to: '07:00' },
    timeZone: expect.any(String) as string,
  })
})

test('a test that finds the device unsubscribed shows how to switch it on again', async () => {
  const { person, browser } = open({
    push: { permission: 'granted', subscribedWith: KEY },
    routes: {
      'POST /api/notifications/test': () => {
        if (browser) browser.key = null
        return fail(409, 'not-subscribed', 'Notifications are not on for this device.')
      },
    },
  })

  await person.click(await press('Send a test'))

  await press('Turn on notifications')
})
