import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { aDatabase } from '#testing/database/a-database.ts'
import { type AppProcess, startAppProcess } from '#testing/processes/app-process.ts'
import { startChatClient } from '#testing/sockets/chat-client.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aConversation } from '#testing/people/conversations.ts'

const HOUR_MS = 3_600_000

let database: OwnDatabase
let early: AppProcess
let late: AppProcess

beforeAll(async () => {
  database = await aDatabase()
  const start = (clockAheadMs: number) => startAppProcess({ databaseUrl: database.url, clockAheadMs })
  ;[early, late] = await Promise.all([start(-2 * HOUR_MS), start(2 * HOUR_MS)])
})
afterAll(async () => {
  await Promise.all([early, late].map((each) => each.kill('SIGKILL')))
  await database.close()
})

test('two processes whose clocks are four hours apart keep one order, and the time of every message is right', async () => {
  const { buyer, broker, conversationId } = await aConversation(database)
  const phone = startChatClient({ url: () => early.url, who: buyer, conversationId })
  const desktop = startChatClient({ url: () => late.url, who: broker, conversationId })
  const both = [phone, desktop]
  await expect.poll(() => both.every((each) => each.isSettled())).toBe(true)
  const startedAt = Date.now()

  for (let at = 0; at < 20; at++) {
    both[at % 2]?.send(`message ${at}`)
    await expect.poll(() => both.map(({ log }) => log.length)).toEqual([at + 1, at + 1])
  }

  // Control: their clocks are really wrong.
  expect(late.readyAt - early.readyAt).toBeGreaterThan(3.9 * HOUR_MS)
  const bodies = Array.from({ length: 20 }, (_, at) => `message ${at}`)
  for (const { log, stop } of both) {
    stop()
    expect(log.map(({ body }) => body)).toEqual(bodies)
    const times = log.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.abs((times[0] ?? 0) - startedAt)).toBeLessThan(60_000)
  }
})

test("a text can be edited as long as the database's clock allows, whatever a process's clock says", async () => {
  const { buyer, conversationId } = await aConversation(database)
  const phone = startChatClient({ url: () => late.url, who: buyer, conversationId })
  await expect.poll(() => phone.isSettled()).toBe(true)
  phone.send('Tuseday')
  await expect.poll(() => phone.log.length).toBe(1)
  const change = (at: AppProcess, body: string) =>
    fetch(`${at.url}/api/conversations/${conversationId}/messages/${phone.log[0]?.id}`, {
      method: 'PUT',
      headers: { ...buyer.headers, origin: at.url, 'content-type': 'application/json' },
      body: JSON.stringify({ body }),
    })

  const now = await change(late, 'Tuesday')
  await sql`
    update messages set created_at = created_at - interval '16 minutes' where conversation_id = ${conversationId}`.execute(
    database.db,
  )
  const tooLate = await change(early, 'Wednesday')
  phone.stop()

  expect([now.status, tooLate.ok]).toEqual([200, false])
})
