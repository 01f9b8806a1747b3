import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { onAnotherDevice, setSettings, switchOn, wait } from '#testing/people/away.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { type PushDevice, type PushService, startPushService } from '#testing/services/push-service.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let service: PushService
let buyer: Person
let phone: PushDevice
beforeAll(async () => {
  service = await startPushService()
  server = await startTestApp({ settings: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  buyer = await aBuyer(server.database)
  phone = service.aDevice()
})

const post = (path: string, { headers }: Person, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/notifications/${path}`, headers, payload })
const settingsOf = async ({ headers }: Person) =>
  (await server.app.inject({ url: '/api/notifications/settings', headers })).json()
const sendTest = (who: Person) => post('test', who)

test('the VAPID keys are made once, also by two processes', async () => {
  const other = await startTestApp({ database: server.database })

  const [here, there] = [
    await settingsOf(buyer),
    (await other.app.inject({ url: '/api/notifications/settings', headers: buyer.headers })).json(),
  ]

  expect(here.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(there.publicKey).toBe(here.publicKey)
  await other.close()
})

test('settings are stored, and a wrong one is named', async () => {
  const wish = {
    messages: false,
    unlocks: true,
    newDesigns: true,
    comeBack: true,
    showsPreview: true,
    mail: false,
    quiet: { from: '21:30', to: '06:00' },
    timeZone: 'Australia/Perth',
  }

  await setSettings(server, buyer, wish)
  const wrong = await setSettings(server, buyer, {
    quiet: { from: '25:00', to: '06:00' },
    timeZone: 'Nowhere',
  })

  expect(await settingsOf(buyer)).toMatchObject(wish)
  expect(wrong.json()).toMatchObject({ errors: [{ path: 'quiet.from' }, { path: 'timeZone' }] })
})

test('a decision for or against is stored, and a no on one device does not decide for another', async () => {
  const no = await post('decide', buyer, { isWanted: false })
  const afterNo = await settingsOf(buyer)
  await post('decide', buyer, { isWanted: true })
  await post('decide', buyer, { isWanted: false })

  expect(no.json()).toMatchObject({ id: buyer.user.id, hasEnabledNotifications: true })
  expect(afterNo.isWanted).toBe(false)
  expect((await settingsOf(buyer)).isWanted).toBe(true)
})

test('a test notification arrives at this device only', async () => {
  const tablet = service.aDevice()
  await switchOn(server, buyer, phone)
  await switchOn(server, await onAnotherDevice(server.database, buyer), tablet)

  const answer = await sendTest(buyer)

  expect(answer.statusCode).toBe(204)
  expect(phone.received.map(({ payload }) => payload)).toMatchObject([{ tag: 'test', badge: 0 }])
  expect(tablet.received).toEqual([])
})

test('without a subscription there is no test, and five are the limit', async () => {
  const before = await sendTest(buyer)
  await switchOn(server, buyer, phone)
  for (let count = 0; count < 5; count++) await sendTest(buyer)
  const sixth = await sendTest(buyer)

  expect(before.json()).toMatchObject({ code: 'not-subscribed' })
  expect(sixth.json()).toMatchObject({ code: 'too-many-attempts' })
  expect(phone.received).toHaveLength(5)
})

test('a device belongs to the person who signed in on it last', async () => {
  const next = await aBuyer(server.database)
  await switchOn(server, buyer, phone)

  await switchOn(server, next, phone)

  expect((await sendTest(buyer)).json()).toMatchObject({ code: 'not-subscribed' })
  expect((await sendTest(next)).statusCode).toBe(204)
})

test('a device that renews its subscription stays one device', async () => {
  const renewed = service.aDevice()
  await switchOn(server, buyer, phone)

  await switchOn(server, buyer, renewed)
  await sendTest(buyer)

  expect([phone.received.length, renewed.received.length]).toEqual([0, 1])
})

const waitingForLocks = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.db)
  return rows[0]?.count
}

test('a device that subscribes while its session is being deleted is told that it is signed out', async () => {
  const { promise: isDeleted, resolve: sayDeleted } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const ending = server.database.transaction(async (tx) => {
    await tx.deleteFrom('sessions').where('user_id', '=', buyer.user.id).execute()
    sayDeleted()
    await mayCommit
  })
  await isDeleted
  const subscribing = post('subscription', buyer, phone.subscription)
  await expect.poll(waitingForLocks).toBe(1)
  commit()
  await ending

  const answer = await subscribing
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
})

test('logging out or switching notifications off ends the subscription', async () => {
  const other = await onAnotherDevice(server.database, buyer)
  await switchOn(server, buyer, phone)
  await switchOn(server, other, service.aDevice())

  await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: buyer.headers })
  await server.app.inject({
    method: 'DELETE',
    url: '/api/notifications/subscription',
    headers: other.headers,
  })

  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from push_subscriptions where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  expect(row?.count).toBe(0)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://push.apple.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nonsense',
])('no letter is ever brought to %s', async (endpoint) => {
  const answer = await post('subscription', buyer, { ...phone.subscription, endpoint })

  expect(answer.json()).toMatchObject({ code: 'push-service-unknown' })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://web.push.apple.com/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://sg2p.notify.windows.com/w/?token=x',
])('%s is a push service', async (endpoint) => {
  const answer = await post('subscription', buyer, {
    ...phone.subscription,
    endpoint: `${endpoint}${randomUUID()}`,
  })

  expect(answer.statusCode).toBe(204)
})

async function aWaitingMessage() {
  await server.database.db
    .insertInto('unlocks')
    .values({ user_id: buyer.user.id, feature: 'brokers' })
    .execute()
  const { broker, conversationId } = await aConversation(server.database, { buyer })
  await server.app.inject({
    method: 'POST',
    url: `/api/conversations/${conversationId}/messages`,
    headers: broker.headers,
    payload: aText('Hello'),
  })
}

test.each([404, 410])('a device whose push service answers %i is removed', async (status) => {
  await switchOn(server, buyer, phone)
  service.answerNext({ status })

  const answer = await sendTest(buyer)

  expect(answer.json()).toMatchObject({ code: 'not-subscribed' })
  expect((await sendTest(buyer)).json()).toMatchObject({ code: 'not-subscribed' })
  expect(service.asked()).toBeGreaterThan(0)
})

test.each([
  ['429 and a time', { status: 429, headers: { 'retry-after': '120' } }],
  ['503', { status: 503 }],
])('a push service that answers %s gets the letter later', async (_, answer) => {
  await switchOn(server, buyer, phone)
  await aWaitingMessage()
  service.answerNext(answer)
  await wait(server, 10)
  const atFirst = phone.received.length

  await wait(server, 5)

  expect(atFirst).toBe(0)
  expect(phone.received).toHaveLength(1)
  server.complaints.length = 0
})

test('a push service that refuses us is not retried, and the log says so', async () => {
  await switchOn(server, buyer, phone)
  await aWaitingMessage()
  const before = service.asked()
  service.answerNext({ status: 403 })

  await wait(server, 60)

  expect(service.asked() - before).toBe(1)
  expect(server.complaints.join('')).toContain('Push refused by its service')
  server.complaints.length = 0
})
