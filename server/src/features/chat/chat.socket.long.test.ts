import { request } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer, aText } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { joinChat, openSocket } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp({ chatTimes: { graceMs: 100 } })
})
afterAll(() => server.close())

test('a message sent over one socket is confirmed there and arrives at every other device of the two', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)
  const tablet = await joinChat(server.url, buyer)
  const desktop = await joinChat(server.url, broker)
  const message = aText('Hello there')

  phone.send({ type: 'message', conversationId, message })

  const sent = await phone.receives('message_sent')
  const arrived = await desktop.receives('new_message')
  expect(sent).toMatchObject({
    conversationId,
    clientId: message.clientId,
    message: { seq: 2, body: 'Hello there' },
  })
  expect(arrived.message).toEqual(sent.message)
  expect((await tablet.receives('new_message')).message).toEqual(sent.message)
  expect(phone.bodies(conversationId)).toEqual(['Hello there'])
})

test('messages of one socket are stored in the order in which they were sent', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)
  const desktop = await joinChat(server.url, broker)
  const bodies = Array.from({ length: 50 }, (_, at) => `message ${at}`)

  for (const body of bodies) phone.send({ type: 'message', conversationId, message: aText(body) })
  await desktop.receives('new_message', ({ message }) => message.seq === 51)
  await phone.receives('message_sent', ({ message }) => message.seq === 51)

  expect(desktop.bodies(conversationId)).toEqual(bodies)
  expect(phone.bodies(conversationId)).toEqual(bodies)
})

test('a client that says what it has is sent what it missed, and nothing twice', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const desktop = await joinChat(server.url, broker)
  for (let at = 2; at <= 60; at++) {
    desktop.send({ type: 'message', conversationId, message: aText(`message ${at}`) })
  }
  await desktop.receives('message_sent', ({ message }) => message.seq === 60)

  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'sync', conversations: [{ conversationId, seq: 20 }] })
  await phone.receives('synced')

  expect(phone.bodies(conversationId)).toEqual(Array.from({ length: 40 }, (_, at) => `message ${at + 21}`))
})

test('after a very long absence a gap frame and the newest page follow', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  await sql`
    select store_message(${conversationId}, ${broker.user.id}, gen_random_uuid(), 'text', n::text, null, null, null, 9999, 9999, 10, 1)
    from generate_series(2, 500) as n`.execute(server.database.db)

  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'sync', conversations: [{ conversationId, seq: 1 }] })
  await phone.receives('synced')

  expect(await phone.receives('gap')).toMatchObject({ afterSeq: 1, beforeSeq: 451 })
  expect(phone.bodies(conversationId)).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 451)))
})

test('a resent message is confirmed again and stored once', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const message = aText('Only once')
  const phone = await joinChat(server.url, buyer)
  const desktop = await joinChat(server.url, broker)
  phone.send({ type: 'message', conversationId, message })
  await phone.receives('message_sent')

  const again = await joinChat(server.url, buyer)
  again.send({ type: 'message', conversationId, message })
  phone.send({ type: 'message', conversationId, message })

  expect((await again.receives('message_sent')).message.seq).toBe(2)
  await expect.poll(() => phone.frames.filter(({ type }) => type === 'message_sent').length).toBe(2)
  phone.send({ type: 'message', conversationId, message: aText('Another') })
  await desktop.receives('new_message', ({ message: { seq } }) => seq === 3)
  expect(desktop.bodies(conversationId)).toEqual(['Only once', 'Another'])
})

test('a broker who is chosen while their socket is open is notified, and gets what the buyer writes', async () => {
  const broker = await aListedBroker(server.database)
  const desktop = await joinChat(server.url, broker)
  const buyer = await anUnlockedBuyer(server.database)

  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/brokers/${broker.user.id}/select`,
    headers: buyer.headers,
    payload: { share: [] },
  })
  const { conversationId } = answer.json()

  expect((await desktop.receives('new_message')).message).toMatchObject({
    conversationId,
    seq: 1,
    body: 'chosen',
  })
  expect(await desktop.receives('conversation_changed')).toMatchObject({ conversationId })
})

test('typing indicators, read and delivery receipts are shown to the other', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)
  const desktop = await joinChat(server.url, broker)
  phone.send({ type: 'typing', conversationId })
  phone.send({ type: 'typing', conversationId })
  phone.send({ type: 'message', conversationId, message: aText('Hi') })
  await desktop.receives('new_message')

  desktop.send({ type: 'received', conversationId, seq: 2 })
  expect(await phone.receives('marks', (marks) => marks.receivedSeq === 2)).toMatchObject({ readSeq: 0 })
  desktop.send({ type: 'read', conversationId, seq: 2 })
  expect(await phone.receives('marks', (marks) => marks.readSeq === 2)).toMatchObject({
    userId: broker.user.id,
  })

  expect(desktop.frames.filter(({ type }) => type === 'typing')).toEqual([
    { type: 'typing', conversationId, userId: buyer.user.id },
  ])
})

test('each sees the other come online and go offline', async () => {
  const { buyer, broker } = await aConversation(server.database)
  const desktop = await joinChat(server.url, broker)
  const phone = await joinChat(server.url, buyer)
  expect(await desktop.receives('presence', ({ isOnline }) => isOnline)).toMatchObject({
    userId: buyer.user.id,
  })

  phone.close()

  expect(await desktop.receives('presence', ({ isOnline }) => !isOnline)).toMatchObject({
    userId: buyer.user.id,
  })
})

test('a client that is signed out, names somebody else or has no broker is refused', async () => {
  const { buyer, broker } = await aConversation(server.database)
  const nobody = openSocket(server.url, null)
  const pretender = openSocket(server.url, buyer)
  pretender.socket.once('open', () =>
    pretender.send({ type: 'auth', userId: broker.user.id, method: 'session' }),
  )
  const early = openSocket(server.url, buyer)
  early.socket.once('open', () => early.send({ type: 'sync', conversations: [] }))
  const beginner = await aBuyer(server.database)
  const locked = openSocket(server.url, beginner)
  locked.socket.once('open', () => locked.send({ type: 'auth', userId: beginner.user.id, method: 'session' }))

  for (const [opened, message] of [
    [nobody, 'Authentication required'],
    [pretender, 'Authentication required'],
    [early, 'Authentication required'],
    [locked, 'Access denied'],
  ] as const) {
    expect(await opened.receives('auth_error')).toEqual({ type: 'auth_error', message })
    expect((await opened.ended).code).toBe(1008)
  }
})

test('a client that answers a ping before its auth frame is admitted all the same', async () => {
  const broker = await aBroker(server.database)
  const opened = openSocket(server.url, broker)
  opened.socket.once('open', () => {
    opened.send({ type: 'pong' })
    opened.send({ type: 'auth', userId: broker.user.id, method: 'session' })
  })

  expect(await opened.receives('auth_success')).toMatchObject({ userId: broker.user.id })
  expect(opened.frames.filter(({ type }) => type === 'auth_error')).toEqual([])
})

test('a socket without an auth frame in time is closed', async () => {
  const hasty = await startListeningApp({ database: server.database, chatTimes: { authMs: 100 } })
  onTestFinished(() => hasty.close())
  const opened = openSocket(hasty.url, await aBroker(server.database))

  expect(await opened.receives('auth_error')).toMatchObject({ message: 'Authentication required' })
  expect((await opened.ended).code).toBe(1008)
})

test.each([['https://evil.example'], ['null'], [null], ['http://127.0.0.1:1']])(
  'a page of another site (%s) opens no socket',
  async (origin) => {
    const broker = await aBroker(server.database)
    const opened = openSocket(server.url, broker, { origin })
    const status = await new Promise<unknown>((resolve) => {
      opened.socket.once('open', () => resolve('open'))
      opened.socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
    })

    expect(status).toBe(403)
  },
)

test('an ordinary request to /ws is refused, and other upgrades are treated as ordinary requests', async () => {
  const plain = await fetch(`${server.url}/ws`)
  const other = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'h2c' }
    const asked = request(`${server.url}/api/auth/me`, { headers }, (answer) => resolve(answer.statusCode))
    asked.on('error', reject).on('upgrade', reject).end()
  })

  expect([plain.status, await plain.json()]).toMatchObject([426, { code: 'upgrade-required' }])
  expect(other).toBe(200)
})
