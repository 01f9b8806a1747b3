import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { onAnotherDevice, setSettings, switchOn, wait } from '#testing/people/away.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { type PushDevice, type PushService, startPushService } from '#testing/services/push-service.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let service: PushService
let buyer: Person
let broker: Person
let conversationId: string
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
  ;({ buyer, broker, conversationId } = await aConversation(server.database))
  await server.runJobs()
  phone = service.aDevice()
  await switchOn(server, buyer, phone)
})

const write = ({ headers }: Person, body: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/conversations/${conversationId}/messages`,
    headers,
    payload: aText(body),
  })
const read = ({ headers }: Person, seq: number) =>
  server.app.inject({
    method: 'POST',
    url: `/api/conversations/${conversationId}/read`,
    headers,
    payload: { seq },
  })
const titles = ({ received }: PushDevice) => received.map(({ payload }) => payload.title)
const mailsTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)

test('a message unread for ten minutes is pushed to the device, without its words', async () => {
  await write(broker, 'Your block is 14 m wide')

  await wait(server, 5)
  const before = phone.received.length
  await wait(server, 10)

  expect(before).toBe(0)
  expect(phone.received.map(({ payload }) => payload)).toEqual([
    {
      title: broker.user.name,
      body: 'You have a new message.',
      path: `/chat/${conversationId}?open=1`,
      tag: `chat:${conversationId}`,
      badge: 1,
      unread: [conversationId.slice(0, 8)],
    },
  ])
  expect(phone.received[0]?.headers).toMatchObject({ urgency: 'high', ttl: '86400' })
  expect(phone.received[0]?.headers['topic']).toMatch(/^[\w-]{32}$/)
})

test('a person who reads in between is not notified', async () => {
  await write(broker, 'Are you there?')
  await wait(server, 5)
  await read(buyer, 2)

  await wait(server, 180)

  expect(phone.received).toEqual([])
  expect(mailsTo(buyer)).toEqual([])
})

test('after two hours an email follows, one until everything is read', async () => {
  await write(broker, 'First')
  await wait(server, 60)
  await write(broker, 'Second')

  await wait(server, 240)
  const first = mailsTo(buyer)
  await read(buyer, 3)
  await write(broker, 'Third')
  await wait(server, 130)

  expect(first).toHaveLength(1)
  expect(first[0]).toMatchObject({ subject: `${broker.user.name} sent you 2 new messages` })
  expect(JSON.stringify(first[0])).not.toMatch(/First|Second/)
  expect(mailsTo(buyer)).toHaveLength(2)
  expect(titles(phone)).toHaveLength(3)
})

test('an email has the same content as text and as HTML, and a way to unsubscribe', async () => {
  await write(broker, 'Hello')
  await wait(server, 130)

  const [mail] = mailsTo(buyer)
  const link = `http://localhost:3000/chat/${conversationId}?open=1`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(link)
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\/[\w-]+\/[\w-]+/)
  expect(mail?.html).toMatch(/http:\/\/localhost:3000\/unsubscribe\/[\w-]+\/[\w-]+/)
})

test('with the preview on, the first line is in the notification and in the subject, and no markup of it in the email', async () => {
  await setSettings(server, buyer, { showsPreview: true })
  await write(broker, 'The <b>survey</b>\r\nBcc: all@example.com')

  await wait(server, 130)

  const line = 'The <b>survey</b> Bcc: all@example.com'
  const [mail] = mailsTo(buyer)
  expect(phone.received[0]?.payload.body).toBe(line)
  expect(mail?.subject).toBe(`${broker.user.name}: ${line}`)
  expect(mail?.html).toContain('The &lt;b&gt;survey&lt;/b&gt; Bcc')
})

test('a broker is notified too, with a link to the desk', async () => {
  const desk = service.aDevice()
  await switchOn(server, broker, desk)
  await write(buyer, 'Hello')
  await write(buyer, 'One more thing')

  await wait(server, 15)

  expect(desk.received.map(({ payload }) => payload)).toMatchObject([
    {
      body: 'You have 2 new messages.',
      path: `/broker-chats?conversation=${conversationId}&open=1`,
      badge: 2,
    },
  ])
})

test('a broker is notified of having been chosen, which is no message', async () => {
  const desk = service.aDevice()
  await switchOn(server, broker, desk)

  await wait(server, 130)

  const text = `${buyer.user.name} chose you. Their brief is pinned.`
  expect(desk.received.map(({ payload }) => payload)).toMatchObject([{ body: text, badge: 0 }])
  // The email is sent at once, and not again when the push is due.
  expect(mailsTo(broker)).toMatchObject([
    { subject: `${buyer.user.name} chose you as their building broker` },
  ])
})

test('a broker is notified after a minute, or after ten if they prefer', async () => {
  const desk = service.aDevice()
  await switchOn(server, broker, desk)
  await read(broker, 1)
  await write(buyer, 'Hello')
  await wait(server, 2)
  const soon = titles(desk)
  await setSettings(server, broker, { messagesSoon: false })
  await write(buyer, 'Still there?')
  await wait(server, 5)
  const early = titles(desk)

  await wait(server, 10)

  expect([soon, early]).toEqual([[buyer.user.name], [buyer.user.name]])
  expect(titles(desk)).toHaveLength(2)
})

test('each of a person’s devices is notified', async () => {
  const tablet = service.aDevice()
  await switchOn(server, await onAnotherDevice(server.database, buyer), tablet)
  await write(broker, 'Hello')

  await wait(server, 15)

  expect([titles(phone), titles(tablet)]).toEqual([[broker.user.name], [broker.user.name]])
})

test('a person who switched message notifications off gets no push, but still the email', async () => {
  await setSettings(server, buyer, { messages: false })
  await write(broker, 'Hello')

  await wait(server, 130)

  expect(phone.received).toEqual([])
  expect(mailsTo(buyer)).toHaveLength(1)
})

test('nobody is notified of a conversation that was blocked meanwhile', async () => {
  await write(broker, 'Call me now')
  await server.app.inject({
    method: 'PUT',
    url: `/api/conversations/${conversationId}/block`,
    headers: buyer.headers,
  })

  await wait(server, 130)

  expect([phone.received, mailsTo(buyer)]).toEqual([[], []])
})

/** Quiet hours in UTC that began an hour ago and end in one. */
function quietNow() {
  const now = Date.now()
  const clock = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }).format(
      now + minutes * 60_000,
    )
  return { quiet: { from: clock(-60), to: clock(60) }, timeZone: 'UTC' }
}

test('quiet hours use the time zone of the device', async () => {
  await setSettings(server, buyer, quietNow())
  // It is eight hours later there.
  const { subscription } = phone
  await switchOn(server, buyer, { ...phone, subscription: { ...subscription, timeZone: 'Australia/Perth' } })

  await write(broker, 'Good morning')
  await wait(server, 15)

  expect(titles(phone)).toEqual([broker.user.name])
})

test('quiet hours put a notification off until they end', async () => {
  await setSettings(server, buyer, quietNow())
  await write(broker, 'Good night')
  await wait(server, 15)
  const inTheNight = phone.received.length
  const {
    rows: [job],
  } = await sql<{ runs_in: number }>`
    select extract(epoch from run_at - now())::int / 60 as runs_in
    from graphile_worker._private_jobs where key like ${'push:%'} and key like ${`%${conversationId}`}`.execute(
    server.database.db,
  )

  await setSettings(server, buyer, { quiet: null })
  await wait(server, 65)

  expect(inTheNight).toBe(0)
  expect(job?.runs_in).toBeGreaterThanOrEqual(50)
  expect(titles(phone)).toEqual([broker.user.name])
})
