import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBehindFront } from '#testing/apps/behind-front.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { joinChat } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startBehindFront>>
beforeAll(async () => {
  server = await startBehindFront()
})
afterEach(() => {
  server.front.thaw()
  // Database failures are only warnings here; an error would fail the file when the app is closed.
  server.complaints.splice(0, Infinity, ...server.complaints.filter((line) => !line.includes('"warn"')))
})
afterAll(() => server.close())

/** Size of the app's pool. */
const POOL_MAX = 10
/** Counts the app's statements that wait for a lock. */
const waitingStatements = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.direct.db)
  return rows[0]?.count ?? 0
}
const progressOf = ({ headers }: Person) => server.app.inject({ url: '/api/user-progress', headers })

test('a person whose row is locked is told to retry, and delays nobody else', async () => {
  const [stuck, good] = [await aBuyer(server.direct), await aBuyer(server.direct)]
  const plans = await somePlans(server.direct, 1)
  const swipe = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/preferences',
      headers: stuck.headers,
      payload: { designId: plans[0], action: 'like', swipeId: randomUUID() },
    })
  expect((await swipe()).statusCode).toBe(200)

  const [others, refused, waitingAtMost] = await server.direct.transaction(async (tx) => {
    // A slow machine may take its time while the row is locked.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select from users where id = ${stuck.user.id} for update`.execute(tx)
    await sql`select from user_progress where user_id = ${stuck.user.id} for update`.execute(tx)
    const waiting = Array.from({ length: 12 }, swipe)
    const counts = [await waitingStatements()]
    const answers = []
    for (let asked = 0; asked < 20; asked += 1) {
      answers.push(await progressOf(good))
      counts.push(await waitingStatements())
    }
    // All are refused while the row is locked.
    return [answers, await Promise.all(waiting), Math.max(...counts)] as const
  })

  expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200))
  expect(waitingAtMost).toBeGreaterThan(0)
  expect(waitingAtMost).toBeLessThan(POOL_MAX)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 503))
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect((await swipe()).statusCode).toBe(200)
})

test('while a database does not respond, requests are told to retry, and nothing is left of them', async () => {
  const buyer = await aBuyer(server.direct)
  expect((await progressOf(buyer)).statusCode).toBe(200)

  server.front.freeze()
  const answer = await progressOf(buyer)
  server.front.thaw()

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  await expect.poll(async () => (await progressOf(buyer)).statusCode).toBe(200)
})

test('an ended session is refused before its cache expires, though the notifications hang without a sign', async () => {
  const { buyer } = await aConversation(server.direct)
  const socket = await joinChat(server.url, buyer)
  expect((await progressOf(buyer)).statusCode).toBe(200)

  server.front.freeze('dream-design listener')
  await server.direct.db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()

  await expect.poll(async () => (await progressOf(buyer)).statusCode, { interval: 50 }).toBe(401)
  expect((await socket.ended).code).toBe(1008)
})
