import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation, anUnlockedBuyer, aText } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { joinChat, type TestSocket } from '#testing/sockets/sockets.ts'
import { MAX_BUFFERED } from '#platform/sockets/connection.ts'

/** Server side of every connection. */
const accepted: Socket[] = []

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp({ chatTimes: { graceMs: 100, flushMs: 500 } })
  server.app.server.on('connection', (socket: Socket) => void accepted.push(socket))
})
afterAll(() => server.close())

/** Conversation of two well-behaved people, to see whether they are affected. */
async function goodPeople() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const [phone, desktop] = [await joinChat(server.url, buyer), await joinChat(server.url, broker)]
  let sent = 0
  return async () => {
    const body = `good ${(sent += 1)}`
    phone.send({ type: 'message', conversationId, message: aText(body) })
    return desktop.receives('new_message', ({ message }) => message.body === body)
  }
}

test.each([
  ['no JSON', 'hello'],
  ['no frame', '{"type":"dance"}'],
  ['a list', '[]'],
  ['nothing', ''],
  ['a deep one', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['an id that is none', '{"type":"read","conversationId":"1","seq":1}'],
  [
    'a number out of range',
    '{"type":"read","conversationId":"018f0000-0000-7000-8000-000000000000","seq":1e99}',
  ],
  [
    'a seq beyond the database',
    '{"type":"received","conversationId":"018f0000-0000-7000-8000-000000000000","seq":9007199254740991}',
  ],
])('%s in a frame is refused, and the socket stays', async (_, text) => {
  const { buyer, conversationId } = await aConversation(server.database)
  const phone = await joinChat(server.url, buyer)

  phone.socket.send(text)
  phone.send({ type: 'message', conversationId, message: aText('Still fine') })

  expect((await phone.receives('message_sent')).message.body).toBe('Still fine')
  expect(await phone.receives('error')).toMatchObject({ code: 'validation-failed' })
})

test('an id in capitals is the same one, for its sender and for the other', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const [phone, desktop] = [await joinChat(server.url, buyer), await joinChat(server.url, broker)]
  const { clientId, ...text } = aText('LOUD')

  phone.send({
    type: 'message',
    conversationId: conversationId.toUpperCase(),
    message: { ...text, clientId: clientId.toUpperCase() },
  })

  const told = { conversationId, message: { conversationId, clientId, body: 'LOUD' } }
  expect(await desktop.receives('new_message')).toMatchObject(told)
  expect(await phone.receives('message_sent')).toMatchObject({ ...told, clientId })
})

test('an oversized frame, and an endlessly fragmented one, close that socket alone', async () => {
  const isFine = await goodPeople()
  const large = await joinChat(server.url, await aListedBroker(server.database))
  const pieces = await joinChat(server.url, await aListedBroker(server.database))

  large.socket.send(`"${'x'.repeat(40_000)}"`)
  for (let at = 0; at < 50; at++) pieces.socket.send('x', { fin: false })

  expect((await large.ended).code).toBe(1009)
  expect((await pieces.ended).code).toBe(1008)
  expect(await isFine()).toMatchObject({ message: { body: 'good 1' } })
})

/** Stores messages of twelve kilobytes without notifying anybody. */
const storeLong = (conversationId: string, senderId: string, count: number) =>
  sql`
    select store_message(${conversationId}, ${senderId}, gen_random_uuid(), 'text', ${'€'.repeat(4000)}, null, null, null, 2000000000, 1000000, 10, 1)
    from generate_series(1, ${count}::int)`.execute(server.database.db)

/** Whether a device was told that the other person is offline. */
const isGone = ({ frames }: TestSocket) =>
  frames.some((frame) => frame.type === 'presence' && !frame.isOnline)

test('a client that does not read is closed before much is buffered for it, and gets everything later', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const stuck = await joinChat(server.url, buyer)
  const desktop = await joinChat(server.url, broker)
  stuck.socket.pause()
  const [ofStuck] = accepted.slice(-2)
  let mostBuffered = 0

  for (let rounds = 0; rounds < 300 && !isGone(desktop); rounds++) {
    await storeLong(conversationId, broker.user.id, 19)
    await server.app.inject({
      method: 'POST',
      url: `/api/conversations/${conversationId}/messages`,
      headers: broker.headers,
      payload: aText('The last of twenty'),
    })
    mostBuffered = Math.max(mostBuffered, ofStuck?.writableLength ?? Infinity)
  }
  // Messages that come faster than they are read are buffered, but not for long.
  await expect.poll(() => isGone(desktop)).toBe(true)
  stuck.socket.resume()

  expect((await stuck.ended).code).toBe(1006)
  expect(mostBuffered).toBeLessThanOrEqual(MAX_BUFFERED)
  const {
    rows: [now],
  } = await sql<{ last_seq: number }>`
    select last_seq from conversations where id = ${conversationId}`.execute(server.database.db)
  const back = await joinChat(server.url, buyer)
  const had = (now?.last_seq ?? 0) - 100
  back.send({ type: 'sync', conversations: [{ conversationId, seq: had }] })
  await back.receives('synced')
  const seqs = back.frames.flatMap((frame) => (frame.type === 'new_message' ? [frame.message.seq] : []))
  // Some may have been streamed as well, before this device sent its position.
  expect(new Set(seqs.filter((seq) => seq > had)).size).toBe(100)
})

test('a client that stops reading during a backfill is closed too', async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  await storeLong(conversationId, broker.user.id, 150)
  const desktop = await joinChat(server.url, broker)
  const stuck = await joinChat(server.url, buyer)
  await desktop.receives('presence', ({ isOnline }) => isOnline)

  stuck.socket.pause()
  for (let times = 0; times < 40; times++) {
    stuck.send({ type: 'sync', conversations: [{ conversationId, seq: 1 }] })
  }

  await expect.poll(() => isGone(desktop)).toBe(true)
})

test('of a person with too many sockets the oldest are closed', async () => {
  const buyer = await anUnlockedBuyer(server.database)
  await aConversation(server.database, { buyer })
  const first = await joinChat(server.url, buyer)
  const others: WebSocket[] = []
  for (let at = 0; at < 10; at++) others.push((await joinChat(server.url, buyer)).socket)

  expect(await first.ended).toEqual({ code: 1008, reason: 'too many sockets' })
  expect(others.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true)
})

test("no frame writes to, reads, follows or shows a conversation that is not the sender's", async () => {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const stranger = await joinChat(server.url, (await aConversation(server.database)).buyer)
  const desktop = await joinChat(server.url, broker)

  stranger.send({ type: 'message', conversationId, message: aText('Let me in') })
  stranger.send({ type: 'read', conversationId, seq: 1 })
  stranger.send({ type: 'received', conversationId, seq: 1 })
  stranger.send({ type: 'typing', conversationId })
  stranger.send({ type: 'sync', conversations: [{ conversationId, seq: 0 }] })
  await stranger.receives('synced')
  const phone = await joinChat(server.url, buyer)
  phone.send({ type: 'message', conversationId, message: aText('Between us') })
  await desktop.receives('new_message')

  expect(JSON.stringify(stranger.frames)).not.toContain('Between us')
  expect(stranger.frames.map((frame) => (frame.type === 'error' ? frame.code : frame.type))).toEqual([
    'auth_success',
    'not-found',
    'not-found',
    'synced',
  ])
  expect(desktop.frames.map(({ type }) => type).filter((type) => type !== 'presence')).toEqual([
    'auth_success',
    'new_message',
  ])
})
