import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { joinChat, openSocket, type TestSocket } from '#testing/sockets/sockets.ts'

type Server = Awaited<ReturnType<typeof startListeningApp>>

let here: Server
let there: Server
beforeAll(async () => {
  here = await startListeningApp()
  there = await startListeningApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const LONG = `{"type":"pong","x":"${'[1,2,"three"],'.repeat(2200)}"}`.replaceAll('"three"', '3')

/** Sends one text as fast as the socket takes it, for as long as it is open. */
function flood({ socket }: TestSocket, text: string, pauseMs = 0): () => void {
  let isOver = false
  const run = async () => {
    while (!isOver && socket.readyState === socket.OPEN) {
      // Ever full, and no more than that: this process also measures.
      if (socket.bufferedAmount < 100_000) for (let at = 0; at < 5; at += 1) socket.send(text)
      await sleep(pauseMs)
    }
  }
  void run()
  return () => {
    isOver = true
  }
}

const slowestRequest = async (person: Person, ms: number) => {
  const until = performance.now() + ms
  let slowest = 0
  while (performance.now() < until) {
    const started = performance.now()
    const answer = await here.app.inject({ url: '/api/user-progress', headers: person.headers })
    expect(answer.statusCode).toBe(200)
    slowest = Math.max(slowest, performance.now() - started)
    await sleep(20)
  }
  return slowest
}

test('forty sockets of four accounts that send long frames keep nobody waiting, and are cut', async () => {
  const good = (await aConversation(here.database)).buyer
  const bad = await Promise.all([1, 2, 3, 4].map(async () => (await aConversation(here.database)).buyer))
  const sockets = await Promise.all(
    bad.flatMap((person) => Array.from({ length: 10 }, () => joinChat(here.url, person))),
  )

  const ends = sockets.map((socket) => flood(socket, LONG, 20))
  const slowest = await slowestRequest(good, 10_000)
  const codes = await Promise.all(sockets.map(({ ended }) => ended.then(({ code }) => code)))
  for (const end of ends) end()

  expect(slowest).toBeLessThan(5000)
  expect(new Set(codes)).toEqual(new Set([1006]))
})

test('a flood that keeps one good frame in between is cut as well, and its sender stays out', async () => {
  const { buyer, conversationId } = await aConversation(here.database)
  const flooder = await joinChat(here.url, buyer)
  const started = performance.now()

  const read = JSON.stringify({ type: 'received', conversationId, seq: 1 })
  const end = flood(flooder, read, 10)
  const { code } = await flooder.ended
  end()
  const again = openSocket(here.url, buyer)

  expect(code).toBe(1006)
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(await again.ended).toEqual({ code: 1013, reason: 'too many frames' })
})

test('who sends too much here is slowed down in another process too', async () => {
  const { buyer, conversationId } = await aConversation(here.database)
  const [phone, tablet] = [await joinChat(here.url, buyer), await joinChat(there.url, buyer)]

  const end = flood(phone, JSON.stringify({ type: 'received', conversationId, seq: 1 }), 10)
  await sleep(4000)
  const sentAt = performance.now()
  for (let at = 0; at < 60; at += 1) tablet.send({ type: 'read', conversationId, seq: 1 })
  tablet.send({ type: 'sync', conversations: [] })
  await tablet.receives('synced')
  const took = performance.now() - sentAt
  end()

  expect(took).toBeGreaterThan(1000)
  phone.close()
})

test('a message beyond the pace of a conversation is refused by its id, and nobody is cut for a burst', async () => {
  const { buyer, conversationId } = await aConversation(here.database)
  const phone = await joinChat(here.url, buyer)

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

test('a broker with thirty chats who comes back on three devices at once is neither slowed down nor cut', async () => {
  const { broker, conversationId } = await aConversation(here.database)
  await here.database.db
    .updateTable('brokers')
    .set({ capacity: 40 })
    .where('user_id', '=', broker.user.id)
    .execute()
  const ids = [conversationId]
  while (ids.length < 30) ids.push((await aConversation(here.database, { broker })).conversationId)

  const started = performance.now()
  const devices = await Promise.all([1, 2, 3].map(() => joinChat(here.url, broker)))
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
    await expect.poll(() => device.frames.filter(({ type }) => type === 'message_sent').length).toBe(30)
    expect(device.frames.filter(({ type }) => type === 'error')).toEqual([])
  }

  expect(performance.now() - started).toBeLessThan(20_000)
  for (const device of devices) device.close()
})
