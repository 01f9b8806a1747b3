import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aBroker, type Person } from '#testing/people/people.ts'
import { joinChat, openSocket } from '#testing/sockets/sockets.ts'

type Server = Awaited<ReturnType<typeof startListeningApp>>

/** A sixtieth of the limits: twenty handshakes of an IP address in a minute, and one open socket. */
const TIGHT = { RATE_LIMIT_SCALE: String(1 / 60), TRUST_PROXY: 'loopback' }

let server: Server
beforeAll(async () => {
  server = await startListeningApp({ settings: TIGHT })
})
afterAll(() => server.close())

type Handshake = { who?: Person | null; ip: string; at?: Server }

/** Performs a handshake that a proxy forwards for an IP address; returns the status. */
async function shakeHands({ who = null, ip, at = server }: Handshake): Promise<number> {
  const opened = openSocket(at.url, who, { headers: { 'x-forwarded-for': ip } })
  const status = await new Promise<number>((resolve) => {
    opened.socket.once('open', () => resolve(101))
    opened.socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
  })
  if (status === 101 && who === null) await opened.ended
  return status
}

test('handshakes are rate limited for each IP address', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1) statuses.push(await shakeHands({ ip: '203.0.113.1' }))

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 101), 429, 429])
  expect(await shakeHands({ ip: '203.0.113.2' })).toBe(101)
})

test('an IP address with too many open sockets gets no further one', async () => {
  const broker = await aBroker(server.database)
  const [first, second] = [
    await shakeHands({ who: broker, ip: '203.0.113.3' }),
    await aBroker(server.database),
  ]

  const other = await shakeHands({ who: second, ip: '203.0.113.3' })

  expect([first, other]).toEqual([101, 429])
  expect(await shakeHands({ who: second, ip: '203.0.113.4' })).toBe(101)
})

test('of many concurrent handshakes from one IP address no more are admitted than sequentially', async () => {
  const brokers = await Promise.all([1, 2, 3, 4].map(() => aBroker(server.database)))
  const headers = { 'x-forwarded-for': '203.0.113.7' }

  const tries = brokers.map(async (broker) => {
    const opened = openSocket(server.url, broker, { headers })
    opened.socket.once('open', () => opened.send({ type: 'auth', userId: broker.user.id, method: 'session' }))
    return Promise.race([opened.receives('auth_success').then(() => 'in'), opened.ended.then(() => 'out')])
  })

  expect((await Promise.all(tries)).toSorted()).toEqual(['in', 'out', 'out', 'out'])
})

test('a handshake whose session is looked up while the server stops is told to come back', async () => {
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

test('when sessions cannot be looked up, the answer is an API problem, and nobody is admitted', async () => {
  const own = await startListeningApp()
  const broker = await aBroker(own.database)
  const ip = '203.0.113.5'
  await sql`alter table sessions rename to sessions_away`.execute(own.database.db)

  const status = await shakeHands({ who: broker, ip, at: own })
  await sql`alter table sessions_away rename to sessions`.execute(own.database.db)

  expect(status).toBe(500)
  expect(own.complaints.splice(0).join()).toContain('sessions')
  await joinChat(own.url, broker)
  await own.close()
})

test('refused handshakes are closed at once, and count while they are open', async () => {
  const own = await startListeningApp({ settings: TIGHT })
  const stubborn = await Promise.all([1, 2, 3, 4, 5].map(() => shakeHandsAndStay(own, '203.0.113.11')))

  const next = await shakeHands({ ip: '203.0.113.11', at: own })
  await sleep(1500)
  const later = await shakeHands({ ip: '203.0.113.11', at: own })

  expect([next, later]).toEqual([429, 101])
  for (const each of stubborn) each.destroy()
  await own.close()
})

/** Client that opens a socket without a session, and does not answer the close frame. */
async function shakeHandsAndStay({ url }: Server, ip: string) {
  const { hostname, port, host } = new URL(url)
  const raw = connect(Number(port), hostname)
  raw.on('error', () => undefined)
  raw.write(
    `GET /ws HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: ${url}\r\nX-Forwarded-For: ${ip}\r\n\r\n`,
  )
  await once(raw, 'data')
  return raw
}
