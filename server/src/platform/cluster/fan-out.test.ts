import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aRedis, hasRedis } from '#testing/services/redis-server.ts'
import { createFanOut, type FanOut } from './fan-out.ts'
import { createLogger } from '#platform/process/logger.ts'

/** Transport of events, with a way to interrupt it. */
type Backend = { redisUrl: string | null; breakDown(): Promise<void>; comeBack(): Promise<void> }

let database: OwnDatabase
const backends = new Map<string, Backend>()
const opened = new Set<FanOut>()
let redis: Awaited<ReturnType<typeof aRedis>> | null = null
// Both transports have the same guarantees; Redis is tested wherever it is installed.
const transports = hasRedis() ? ['the database', 'Redis'] : ['the database']

beforeAll(async () => {
  database = await aDatabase()
  backends.set('the database', {
    redisUrl: null,
    breakDown: async () => {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'dream-design listener'`.execute(
        database.db,
      )
    },
    comeBack: async () => undefined,
  })
  if (!hasRedis()) return
  redis = await aRedis()
  backends.set('Redis', { redisUrl: redis.url, breakDown: redis.stop, comeBack: redis.start })
})
afterEach(async () => {
  for (const each of opened) await each.close()
  opened.clear()
})
afterAll(async () => {
  await redis?.stop()
  await database.close()
})

/** One of several processes, with its received events and gaps. */
function aProcess(transport: string) {
  const received: unknown[] = []
  const process = { received, gaps: 0, knowsOthers: false }
  const fanOut = createFanOut(
    {
      database,
      redisUrl: backends.get(transport)?.redisUrl ?? null,
      log: createLogger('silent'),
      processes: {
        id: randomUUID(),
        hasOthers: () => true,
        noteOther: () => void (process.knowsOthers = true),
      },
    },
    { onEvent: (event) => void received.push(event), onGap: () => void (process.gaps += 1) },
  )
  opened.add(fanOut)
  return Object.assign(process, { send: fanOut.send })
}

test.each(transports)(
  'by %s each other process receives an event, and the newest of one kind is enough',
  async (transport) => {
    const one = aProcess(transport)
    await expect.poll(() => one.gaps).toBe(1)
    // Later processes announce themselves to earlier ones.
    const [two, three] = [aProcess(transport), aProcess(transport)]
    await expect.poll(() => [two.gaps, three.gaps, one.knowsOthers]).toEqual([1, 1, true])

    for (let seq = 1; seq <= 50; seq++) one.send('a', { seq })
    one.send('b', 'other')

    await expect.poll(() => two.received).toEqual([{ seq: 50 }, 'other'])
    await expect.poll(() => three.received).toEqual([{ seq: 50 }, 'other'])
    expect([one.received, two.knowsOthers]).toEqual([[], true])
  },
)

test.each(transports)(
  'by %s many events at once arrive, and one that is too long to send hinders none',
  async (transport) => {
    const [one, two] = [aProcess(transport), aProcess(transport)]
    await expect.poll(() => [one.gaps, two.gaps]).toEqual([1, 1])
    const events = Array.from({ length: 400 }, (_, at) => `${at} ${'x'.repeat(60)}`)

    one.send('long', 'x'.repeat(9000))
    for (const event of events) one.send(event, event)

    await expect.poll(() => two.received).toEqual(events)
  },
)

test.each(transports)(
  'when %s is down events are lost in silence, and whoever reconnects knows of a gap',
  async (transport) => {
    const [one, two] = [aProcess(transport), aProcess(transport)]
    await expect.poll(() => [one.gaps, two.gaps]).toEqual([1, 1])

    await backends.get(transport)?.breakDown()
    one.send('a', 'maybe lost')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await backends.get(transport)?.comeBack()
    await expect.poll(() => Math.min(one.gaps, two.gaps)).toBeGreaterThan(1)

    // Sending reconnects by itself, maybe later than receiving: what is sent before that is lost too.
    await expect
      .poll(() => {
        one.send('b', 'after the gap')
        return two.received.at(-1)
      })
      .toBe('after the gap')
  },
  20_000,
)

test.each(transports)(
  'by %s nothing that is none of ours is taken, and nothing ends for it',
  async (transport) => {
    const [one, two] = [aProcess(transport), aProcess(transport)]
    await expect.poll(() => [one.gaps, two.gaps]).toEqual([1, 1])

    for (const text of [
      '',
      'hello',
      '[]',
      'null',
      '{"from":1,"events":[]}',
      '{"from":"x"}',
      '{"from":"x","events":7}',
    ]) {
      await sendText(transport, text)
    }
    one.send('a', 'ours')

    await expect.poll(() => two.received).toEqual(['ours'])
  },
)

/** Sends a text on the channel, as anybody with access can. */
async function sendText(transport: string, text: string) {
  const url = backends.get(transport)?.redisUrl ?? null
  if (url === null) return void (await sql`select pg_notify('fan_out', ${text})`.execute(database.db))
  const client = new Redis(url)
  await client.publish('dream-design:fan-out', text)
  client.disconnect()
}
