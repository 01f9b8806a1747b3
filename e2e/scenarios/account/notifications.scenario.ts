import { randomUUID } from 'node:crypto'
import { letTimePass } from '@dream/server/testing/people/let-time-pass'
import { NotificationsPage } from '#pages/notifications-page.ts'
import { aListedBroker } from '#people/broker.ts'
import {
  type NotifiedPhone,
  fakePushService,
  notificationsAfter,
  shownNotifications,
  tapNotification,
} from '#browser/push-notifications.ts'
import { emailsTo } from '#people/outbox.ts'
import { expect, test as base } from '#people/people.ts'
import { axeViolations } from '#browser/axe.ts'
import { wholeBrowser } from '#browser/launch-options.ts'

// Needs the full browser: the headless shell has no notifications.
base.use({ launchOptions: wholeBrowser })

const test = base.extend<{ phone: NotifiedPhone }>({
  phone: async ({ context }, provide, { parallelIndex }) => {
    await context.grantPermissions(['notifications'])
    const phone = await fakePushService(context, parallelIndex)
    await provide(phone)
    await phone.service.close()
  },
})

test('a buyer turns notifications on, tries one, and goes on to the brokers (product §2.4)', async ({
  aBuyer,
  phone,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const screen = new NotificationsPage(page)
  await page.goto('/explore')
  const tab = page.getByRole('link', { name: 'Broker', exact: true })
  await expect(tab).toHaveAttribute('href', '/enable-notifications')
  await tab.click()
  await expect(screen.heading('Know when your broker answers')).toBeVisible()

  await screen.turnOn()
  await screen.isOn()
  await screen.sendTest()
  await expect(page.getByText('Sent. It should be here in a moment.')).toBeVisible()
  const push = phone.device.received[0] ?? { text: '' }
  expect(await notificationsAfter(page, push)).toMatchObject([{ title: 'It works', tag: 'test' }])
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/brokers$/)
  expect(await api.get('/api/auth/me')).toMatchObject({ hasEnabledNotifications: true })
})

test('an unread message is notified by push, then by mail, and a tap opens the conversation (product §2.3, §7)', async ({
  aBuyer,
  phone,
  playwright,
}) => {
  const { page, api, email, context } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const database = process.env['E2E_DATABASE'] ?? ''
  const screen = new NotificationsPage(page)
  await screen.open()
  await screen.turnOn()
  await screen.isOn()
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
  const id = items[0]?.id ?? ''

  await broker.api.send('POST', `/api/conversations/${id}/messages`, {
    type: 'text',
    clientId: randomUUID(),
    body: 'Your block is wide enough.',
  })
  await letTimePass(database, 11, id)
  await expect.poll(() => phone.device.received.length).toBe(1)
  const push = phone.device.received[0] ?? { text: '' }
  expect(await notificationsAfter(page, push)).toMatchObject([
    { title: broker.name, body: 'You have a new message.', tag: `chat:${id}` },
  ])
  await letTimePass(database, 115, id)
  const aboutMessages = async () =>
    (await emailsTo(email)).filter(({ subject }) => subject?.startsWith(`${broker.name} sent you`))
  await expect.poll(async () => (await aboutMessages()).length).toBe(1)
  await tapNotification(context)

  await expect(page).toHaveURL(new RegExp(`/chat/${id}`))
  expect(await shownNotifications(page)).toEqual([])
})

test('messages read on another device, or deleted, are no longer notified once the phone is reached (product §2.3)', async ({
  aBuyer,
  phone,
  playwright,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  const database = process.env['E2E_DATABASE'] ?? ''
  const screen = new NotificationsPage(page)
  await screen.open()
  await screen.turnOn()
  await screen.isOn()
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
  const id = items[0]?.id ?? ''
  const pushOf = async (body: string, count: number) => {
    const message = { type: 'text', clientId: randomUUID(), body }
    const sent = await broker.api.send<{ id: string; seq: number }>(
      'POST',
      `/api/conversations/${id}/messages`,
      message,
    )
    await letTimePass(database, 11, id)
    await expect.poll(() => phone.device.received.length).toBe(count)
    return { sent, push: phone.device.received[count - 1] ?? { text: '' } }
  }
  const tags = async () => (await shownNotifications(page)).map(({ tag }) => tag)
  // Leave the app: no page of it is open.
  await page.goto('/')
  const first = await pushOf('Your block is wide enough.', 1)
  await notificationsAfter(page, first.push)

  await api.send('POST', `/api/conversations/${id}/read`, { seq: first.sent.seq })
  expect(await tags()).toEqual([`chat:${id}`])
  await api.send('POST', '/api/notifications/test')
  await expect.poll(() => phone.device.received.length).toBe(2)
  await notificationsAfter(page, phone.device.received[1] ?? { text: '' })
  await expect.poll(tags).toEqual(['test'])

  const second = await pushOf('And deep enough.', 3)
  await notificationsAfter(page, second.push)
  await broker.api.send('DELETE', `/api/conversations/${id}/messages/${second.sent.id}`)
  expect((await tags()).toSorted()).toEqual([`chat:${id}`, 'test'])
  await page.goto('/explore')
  await expect.poll(tags).toEqual(['test'])
})

test('an unreadable push still shows a notification (product §2.3)', async ({ aBuyer, phone }) => {
  const { page } = await aBuyer()
  const screen = new NotificationsPage(page)
  await screen.open()
  await screen.turnOn()
  await screen.isOn()
  expect(phone.device.received).toEqual([])

  const shown = await notificationsAfter(page, { text: 'nonsense' })

  expect(shown).toMatchObject([{ title: 'Dream Design' }])
})

test('notification choices of a buyer are kept, and the profile links there and back (product §2.3)', async ({
  aBuyer,
  phone,
}) => {
  const { page, api } = await aBuyer()
  const screen = new NotificationsPage(page)
  await screen.open()
  await screen.turnOn()
  await screen.isOn()
  await screen.kind('New designs').press('Space')
  await screen.kind('Quiet hours').press('Space')
  await page.getByLabel('From').fill('21:30')
  expect(await axeViolations(page)).toEqual([])
  await expect
    .poll(async () => (await api.get<{ quiet: unknown }>('/api/notifications/settings')).quiet)
    .toEqual({ from: '21:30', to: '07:00' })

  await page.goto('/profile')
  await expect(page.getByText('On for this device.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose what and when' }).click()
  await expect(screen.kind('New designs')).toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('21:30')
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await expect(screen.heading('Know when your broker answers')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await expect(page.getByText('Off for this device.')).toBeVisible()
  expect(phone.device.received).toEqual([])
})

test.describe('while the subscription may still be renewed', () => {
  test.use({ expectedNoise: [/401.*\/api\/notifications\/subscription/] })

  test('logging out ends the notifications of this device (product §7)', async ({ aBuyer, phone }) => {
    const { page, context } = await aBuyer()
    const screen = new NotificationsPage(page)
    await screen.open()
    await screen.turnOn()
    await screen.isOn()
    await page.goto('/profile')
    await expect(page.getByText('On for this device.')).toBeVisible()

    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/app-home$/)

    const isSubscribed = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.pushManager.getSubscription()) !== null
      })
    await expect.poll(isSubscribed).toBe(false)
    expect([phone.device.received.length, context.pages().length]).toEqual([0, 1])
  })
})

base(
  'who blocked notifications is told how to allow them, and still reaches the brokers',
  async ({ aBuyer }) => {
    const { page, api, context } = await aBuyer({ floorPlanLikes: 19 })
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    const screen = new NotificationsPage(page)
    await screen.open()
    await expect(screen.heading('Notifications are blocked')).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await screen.continueWithout()

    await expect(page).toHaveURL(/\/brokers$/)
    await expect.poll(() => api.get('/api/auth/me')).toMatchObject({ hasEnabledNotifications: true })
    await page.goto('/explore')
    await page.getByRole('link', { name: 'Broker', exact: true }).click()
    await expect(page).toHaveURL(/\/brokers$/)
  },
)

base('in a browser without notifications the way to the brokers is open', async ({ aBuyer }) => {
  const { page, context } = await aBuyer({ floorPlanLikes: 19 })
  await context.addInitScript(() => {
    Object.assign(globalThis, { PushManager: undefined })
    delete (globalThis as Partial<typeof globalThis>).PushManager
  })
  const screen = new NotificationsPage(page)
  await screen.open()
  await expect(screen.heading("This browser can't notify you")).toBeVisible()

  await screen.continueWithout()

  await expect(page).toHaveURL(/\/brokers$/)
})
