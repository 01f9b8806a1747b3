import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { joinChat, openSocket, type TestSocket } from '#testing/sockets/sockets.ts'
import { unitsOf } from '#platform/sockets/frame-budget.ts'
import { CHAT_PACE } from '../chat.ts'

type Server = Awaited<ReturnType<typeof startListeningApp>>

/** Cuts a flood off after two seconds instead of fifteen. */
const HASTY = { ...CHAT_PACE, frames: { burst: 100, perSecond: 40, cutAfterMs: 2000 } }
/** Budget that a flood elsewhere uses up, but a steady trickle does not. */
const TRICKLE = { ...CHAT_PACE, frames: { burst: 60, perSecond: 20, cutAfterMs: 60_000 } }
/** Reads nothing beyond the burst within the time of a test. */
const BURST_ONLY = { ...CHAT_PACE, frames: { ...CHAT_PACE.frames, perSecond: 0.1 } }

let here: Server
let there: Server
let calm: Server
beforeAll(async () => {
  here = await startListeningApp({ chatPace: HASTY })
  there = await startListeningApp({ database: here.database, chatPace: TRICKLE })
  calm = await startListeningApp({ database: here.database, chatPace: BURST_ONLY })
})
afterAll(async () => {
  await calm.close()
  await there.close()
  await here.close()
})

/** Frame of 20 kilobytes that is refused once it is parsed. */
const LONG = JSON.stringify({ type: 'none', x: '[1,2,3],'.repeat(2500) })
/** Budget of a person for a minute: a flood is cut off long before. */
const MAX_PARSED = (HASTY.frames.burst + HASTY.frames.perSecond * 60) / unitsOf(LONG.length)

const BYTES_AT_ONCE = 20_000

/** Sends one text as fast as the socket takes it, while it is open. */
function flood({ socket }: TestSocket, text: string): () => void {
  const count = Math.ceil(BYTES_AT_ONCE / text.length)
  let isOver = false
  const run = async () => {
    while (!isOver && socket.readyState === socket.OPEN) {
      // Keeps the buffer full but bounded: the server runs in this process.
      if (socket.bufferedAmount < 100_000) for (let at = 0; at < count; at += 1) socket.send(text)
      await sleep(10)
    }
  }
  void run()
  return () => {
    isOver = true
  }
}

const countOf = ({ frames }: TestSocket, type: string) => frames.filter((frame) => frame.type === type).length

test('of the long frames of forty sockets few are parsed, other people are answered, and all sockets are closed', async () => {
  const good = (await aConversation(here.database)).buyer
  const bad = await Promise.all([1, 2, 3, 4].map(async () => (await aConversation(here.database)).buyer))
  const devices = await Promise.all(
    bad.map((person) => Promise.all(Array.from({ length: 10 }, () => joinChat(here.url, person)))),
  )

  const ends = devices.flat().map((socket) => flood(socket, LONG))
  const statuses: number[] = []
  for (let asked = 0; asked < 20; asked += 1) {
    const { statusCode } = await here.app.inject({ url: '/api/user-progress', headers: good.headers })
    statuses.push(statusCode)
  }
  const codes = await Promise.all(devices.flat().map(({ ended }) => ended.then(({ code }) => code)))
  for (const end of ends) end()

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(new Set(codes)).toEqual(new Set([1006]))
  for (const sockets of devices) {
    const parsed = sockets.map((socket) => countOf(socket, 'error')).reduce((sum, count) => sum + count)
    expect(parsed).toBeLessThan(MAX_PARSED)
  }
})

test('a flood with one good frame in between is closed as well, and its sender stays out', async () => {
  const { buyer, conversationId } = await aConversation(here.database)
  const flooder = await joinChat(here.url, buyer)

  const read = JSON.stringify({ type: 'received', conversationId, seq: 1 })
  const end = flood(flooder, read)
  const { code } = await flooder.ended
  end()
  const again = openSocket(here.url, buyer)

  expect(code).toBe(1006)
  expect(await again.ended).toEqual({ code: 1013, reason: 'too many frames' })
})

test('a person who sends too much here is slowed down in another process too', async () => {
  const { buyer, broker, conversationId } = await aConversation(here.database)
  const phone = await joinChat(here.url, buyer)
  const [tablet, desktop] = [await joinChat(there.url, buyer), await joinChat(there.url, broker)]
  let sent = 0
  const unanswered = () => {
    sent += 1
    for (const device of [tablet, desktop]) device.send({ type: 'sync', conversations: [] })
    return sent - countOf(tablet, 'synced')
  }

  const end = flood(phone, JSON.stringify({ type: 'received', conversationId, seq: 1 }))
  await expect.poll(unanswered, { interval: 500 }).toBeGreaterThan(3)
  end()

  // Control: the same load at the same process without a flood elsewhere.
  await expect.poll(() => countOf(desktop, 'synced')).toBe(sent)
  for (const device of [phone, tablet, desktop]) device.close()
})

test("a message above a conversation's rate limit is refused by its id, and a burst closes no socket", async () => {
  const { buyer, conversationId } = await aConversation(here.database)
  const phone = await joinChat(calm.url, buyer)

  for (let at = 0; at < 400; at += 1) {
    phone.send({ type: 'message', conversationId, message: aText(`burst ${at}`) })
  }

  expect(await phone.receives('error')).toMatchObject({ code: 'rate-limited', clientId: expect.any(String) })
  phone.send({ type: 'sync', conversations: [] })
  await phone.receives('synced')
  const {
    rows: [stored],
  } = await sql<{ count: number }>`
    select count(*)::int as count from messages where conversation_id = ${conversationId}`.execute(
    here.database.db,
  )
  expect(stored?.count).toBeLessThan(150)
  phone.close()
})

test('a broker with thirty chats who reconnects on three devices at once stays within the burst', async () => {
  const { broker, conversationId } = await aConversation(here.database)
  await here.database.db
    .updateTable('brokers')
    .set({ capacity: 40 })
    .where('user_id', '=', broker.user.id)
    .execute()
  const ids = [conversationId]
  while (ids.length < 30) ids.push((await aConversation(here.database, { broker })).conversationId)

  const devices = await Promise.all([1, 2, 3].map(() => joinChat(calm.url, broker)))
  for (const device of devices) {
    device.send({ type: 'sync', conversations: ids.map((id) => ({ conversationId: id, seq: 1 })) })
    for (const id of ids) {
      device.send({ type: 'received', conversationId: id, seq: 1 })
      device.send({ type: 'read', conversationId: id, seq: 1 })
      device.send({ type: 'message', conversationId: id, message: aText('Good morning') })
    }
  }
  for (const device of devices) {
    await device.receives('synced')
    await expect.poll(() => countOf(device, 'message_sent')).toBe(30)
    expect(device.frames.filter(({ type }) => type === 'error')).toEqual([])
  }

  for (const device of devices) device.close()
})
