import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/listening-app.ts'
import { aBroker, type Person } from '#testing/people.ts'
import { joinChat, openSocket } from '#testing/sockets.ts'

type Server = Awaited<ReturnType<typeof startListeningApp>>

/** A sixtieth of the limits: one handshake of an address past the routes, twenty through them, one open socket. */
const TIGHT = { RATE_LIMIT_SCALE: String(1 / 60), TRUST_PROXY: 'loopback' }

let server: Server
beforeAll(async () => {
  server = await startListeningApp({ settings: TIGHT })
})
afterAll(() => server.close())

type Wish = { who?: Person | null; address: string; at?: Server }

/** How the server answers a handshake that a proxy forwards for an address. */
async function knock({ who = null, address, at = server }: Wish): Promise<number> {
  const opened = openSocket(at.url, who, { headers: { 'x-forwarded-for': address } })
  const status = await new Promise<number>((resolve) => {
    opened.socket.once('open', () => resolve(101))
    opened.socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
  })
  if (status === 101 && who === null) await opened.ended
  return status
}

test('handshakes beyond those that pass the routes by are counted by the routes, for each address', async () => {
  const knocks: number[] = []
  for (let count = 0; count < 23; count += 1) knocks.push(await knock({ address: '203.0.113.1' }))

  expect(knocks).toEqual([...Array.from({ length: 21 }, () => 101), 429, 429])
  expect(await knock({ address: '203.0.113.2' })).toBe(101)
})

test('who comes through the routes may say who they are and is let in', async () => {
  const address = '203.0.113.6'
  await knock({ address })
  const broker = await aBroker(server.database)

  const opened = openSocket(server.url, broker, { headers: { 'x-forwarded-for': address } })
  opened.socket.once('open', () => opened.say({ type: 'auth', userId: broker.user.id, method: 'session' }))

  expect(await opened.hears('auth_success')).toMatchObject({ userId: broker.user.id })
  opened.close()
  await opened.ended
})

test('an address with too many open sockets gets no further one, by either way', async () => {
  const broker = await aBroker(server.database)
  const [first, second] = [
    await knock({ who: broker, address: '203.0.113.3' }),
    await aBroker(server.database),
  ]

  const other = await knock({ who: second, address: '203.0.113.3' })

  expect([first, other]).toEqual([101, 429])
  expect(await knock({ who: second, address: '203.0.113.4' })).toBe(101)
})

test('of many who knock at once from one address, no more get in than one after the other', async () => {
  const brokers = await Promise.all([1, 2, 3, 4].map(() => aBroker(server.database)))
  const headers = { 'x-forwarded-for': '203.0.113.7' }

  const tries = brokers.map(async (broker) => {
    const opened = openSocket(server.url, broker, { headers })
    opened.socket.once('open', () => opened.say({ type: 'auth', userId: broker.user.id, method: 'session' }))
    return Promise.race([opened.hears('auth_success').then(() => 'in'), opened.ended.then(() => 'out')])
  })

  expect((await Promise.all(tries)).toSorted()).toEqual(['in', 'out', 'out', 'out'])
})

test('who is looked up while the server stops is told to come back', async () => {
  const own = await startListeningApp()
  const broker = await aBroker(own.database)
  const [isLocked, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locked = own.database.transaction(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx)
    isLocked.resolve()
    await isFree.promise
  })
  await isLocked.promise
  const opened = openSocket(own.url, broker)
  await expect.poll(() => waitingStatements(own)).toBe(1)

  const closed = own.app.close()
  isFree.resolve()

  expect((await opened.ended).code).toBe(1012)
  await Promise.all([locked, closed])
  await own.close()
})

/** Statements that wait for a lock. */
async function waitingStatements({ database: { db } }: Server) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows[0]?.count
}

test('when sessions cannot be looked up, the answer is one of the API, and nobody is let in', async () => {
  const own = await startListeningApp()
  const broker = await aBroker(own.database)
  const address = '203.0.113.5'
  await own.database.sql`alter table sessions rename to sessions_away`

  const status = await knock({ who: broker, address, at: own })
  await own.database.sql`alter table sessions_away rename to sessions`

  expect(status).toBe(500)
  expect(own.complaints.splice(0).join()).toContain('sessions')
  await joinChat(own.url, broker)
  await own.close()
})
