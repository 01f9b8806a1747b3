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
  // Failures of the database are warnings here; an error fails the file when the app is closed.
  server.complaints.splice(0, Infinity, ...server.complaints.filter((line) => !line.includes('"warn"')))
})
afterAll(() => server.close())

const timed = async <T>(work: Promise<T>) => {
  const started = performance.now()
  return { answer: await work, ms: performance.now() - started }
}
const progressOf = ({ headers }: Person) => server.app.inject({ url: '/api/user-progress', headers })

test('somebody whose row is locked is told to retry, and keeps nobody else waiting', async () => {
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

  const [others, refused] = await server.direct.transaction(async (tx) => {
    await sql`select from users where id = ${stuck.user.id} for update`.execute(tx)
    await sql`select from user_progress where user_id = ${stuck.user.id} for update`.execute(tx)
    const waiting = Array.from({ length: 12 }, swipe)
    const seen = []
    for (let asked = 0; asked < 20; asked += 1) seen.push(await timed(progressOf(good)))
    return [seen, await timed(Promise.all(waiting))] as const
  })

  expect(others.map(({ answer }) => answer.statusCode)).toEqual(others.map(() => 200))
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(1500)
  expect(refused.answer.map(({ statusCode }) => statusCode)).toEqual(refused.answer.map(() => 503))
  expect(refused.answer.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(refused.ms).toBeLessThan(6500)
  expect((await swipe()).statusCode).toBe(200)
})

test('a database that says nothing at all costs five seconds and a time to retry, and nothing is left of it', async () => {
  const buyer = await aBuyer(server.direct)
  expect((await progressOf(buyer)).statusCode).toBe(200)

  server.front.freeze()
  const { answer, ms } = await timed(progressOf(buyer))
  server.front.thaw()

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(ms).toBeLessThan(6500)
  await expect.poll(async () => (await progressOf(buyer)).statusCode).toBe(200)
})

test('a session that ended is refused within two seconds though the notices hang without a sign', async () => {
  const { buyer } = await aConversation(server.direct)
  const socket = await joinChat(server.url, buyer)
  expect((await progressOf(buyer)).statusCode).toBe(200)

  server.front.freeze('dream-design listener')
  await server.direct.db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()
  const over = Promise.race([
    socket.ended.then(({ code }) => code),
    new Promise((resolve) => void setTimeout(resolve, 2500, 'still open').unref()),
  ])

  await expect.poll(async () => (await progressOf(buyer)).statusCode, { interval: 50 }).toBe(401)
  expect(await over).toBe(1008)
})
