import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { aRedis, hasRedis } from '#testing/redis-server.ts'
import { createFanOut, type FanOut } from './fan-out.ts'
import { createLogger } from './logger.ts'

/** What carries hints, and how it is taken away for a while. */
type Carrying = { redisUrl: string | null; breakDown(): Promise<void>; comeBack(): Promise<void> }

let database: OwnDatabase
const carrying = new Map<string, Carrying>()
const opened = new Set<FanOut>()
let redis: Awaited<ReturnType<typeof aRedis>> | null = null
// The same promises hold by either; Redis is tried wherever it is installed.
const carriers = hasRedis() ? ['the database', 'Redis'] : ['the database']

beforeAll(async () => {
  database = await aDatabase()
  carrying.set('the database', {
    redisUrl: null,
    breakDown: async () => {
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'dream-design listener'`
    },
    comeBack: async () => undefined,
  })
  if (!hasRedis()) return
  redis = await aRedis()
  carrying.set('Redis', { redisUrl: redis.url, breakDown: redis.stop, comeBack: redis.start })
})
afterEach(async () => {
  for (const each of opened) await each.close()
  opened.clear()
})
afterAll(async () => {
  await redis?.stop()
  await database.close()
})

/** One of several processes: what it has heard, and how often it was told that it may have missed something. */
function aProcess(carrier: string) {
  const heard: unknown[] = []
  const process = { heard, gaps: 0, knowsOthers: false }
  const fanOut = createFanOut(
    {
      database,
      redisUrl: carrying.get(carrier)?.redisUrl ?? null,
      log: createLogger('silent'),
      processes: {
        id: randomUUID(),
        hasOthers: () => true,
        heardOther: () => void (process.knowsOthers = true),
      },
    },
    { onHint: (hint) => void heard.push(hint), onGap: () => void (process.gaps += 1) },
  )
  opened.add(fanOut)
  return Object.assign(process, { tell: fanOut.tell })
}

test.each(carriers)(
  'by %s each other process hears a hint, and the newest of one kind is enough',
  async (carrier) => {
    const [one, two, three] = [aProcess(carrier), aProcess(carrier), aProcess(carrier)]
    await expect.poll(() => [one.gaps, two.gaps, three.gaps]).toEqual([1, 1, 1])

    for (let seq = 1; seq <= 50; seq++) one.tell('a', { seq })
    one.tell('b', 'other')

    await expect.poll(() => two.heard).toEqual([{ seq: 50 }, 'other'])
    await expect.poll(() => three.heard).toEqual([{ seq: 50 }, 'other'])
    expect([one.heard, two.knowsOthers, one.knowsOthers]).toEqual([[], true, true])
  },
)

test.each(carriers)(
  'by %s many hints at once arrive, and one that is too long to send hinders none',
  async (carrier) => {
    const [one, two] = [aProcess(carrier), aProcess(carrier)]
    await expect.poll(() => [one.gaps, two.gaps]).toEqual([1, 1])
    const hints = Array.from({ length: 400 }, (_, at) => `${at} ${'x'.repeat(60)}`)

    one.tell('long', 'x'.repeat(9000))
    for (const hint of hints) one.tell(hint, hint)

    await expect.poll(() => two.heard).toEqual(hints)
  },
)

test.each(carriers)(
  'when %s is away hints are lost in silence, and whoever hears again knows of it',
  async (carrier) => {
    const [one, two] = [aProcess(carrier), aProcess(carrier)]
    await expect.poll(() => [one.gaps, two.gaps]).toEqual([1, 1])

    await carrying.get(carrier)?.breakDown()
    one.tell('a', 'maybe lost')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await carrying.get(carrier)?.comeBack()
    await expect.poll(() => Math.min(one.gaps, two.gaps), { timeout: 10_000 }).toBeGreaterThan(1)
    one.tell('b', 'heard again')

    await expect.poll(() => two.heard.at(-1)).toBe('heard again')
  },
  20_000,
)
