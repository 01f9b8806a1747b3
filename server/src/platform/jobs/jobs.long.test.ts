import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { aDatabase } from '#testing/database/a-database.ts'
import { freezableFront } from '#testing/database/freezable-front.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { embeddedIn, killServer, serverPid } from '#testing/database/embedded.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { connectDatabase, isDatabaseUnavailable } from '#platform/database/database.ts'
import { createLogger } from '#platform/process/logger.ts'
import { openJobsPool } from '#testing/database/jobs-pool.ts'
import { enqueue } from './enqueue.ts'
import { migrateJobs, withJobsPool } from './jobs-database.ts'
import { createJobs } from './jobs.ts'

let database: OwnDatabase
let lines: string[]
let done: string[]
let stops: (() => Promise<void>)[]
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  lines = []
  done = []
  stops = []
})
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
})

const POLL_EVERY_MS = 50
const log = () => createLogger('warn', { write: (line: string) => void lines.push(line) })

/** Jobs of a process, with one that records its word. */
function someJobs(on = database) {
  const jobs = createJobs({ database: on, log: log(), pollEveryMs: POLL_EVERY_MS })
  jobs.handle('note', z.object({ word: z.string() }), async ({ word }) => void done.push(word))
  return jobs
}
function start(jobs = someJobs(), url = database.url) {
  const running = jobs.start(url)
  stops.push(() => running.stop())
}
const note = (word: string) => ({ name: 'note', payload: { word } })
const ageJobs = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.db)

test('a connection that the database ends while the queue releases it does not end the process', async () => {
  let pid = 0
  await withJobsPool(database.url, 1, async (pool) => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    pid = rows[0]?.pid ?? 0
    // Stopped, so that it reads of the release only after it was told to end.
    process.kill(pid, 'SIGSTOP')
  })
  process.kill(pid, 'SIGTERM')
  process.kill(pid, 'SIGCONT')

  const isThere = sql<{ pid: number }>`select pid from pg_stat_activity where pid = ${pid}`
  await expect.poll(async () => (await isThere.execute(database.db)).rows).toEqual([])
  // An unhandled error would fail the run of all tests.
})

test('a job is done soon after its transaction, and never when that was rolled back', async () => {
  start()

  await database.transaction((tx) => enqueue(tx, note('committed')))
  await database
    .transaction(async (tx) => {
      await enqueue(tx, note('rolled back'))
      throw new Error('No')
    })
    .catch(() => undefined)
  await database.transaction((tx) => enqueue(tx, note('last')))

  await expect.poll(() => done.toSorted()).toEqual(['committed', 'last'])
})

test('of several jobs waiting under one key the newest is done, at its time', async () => {
  const later = new Date(Date.now() + 60_000)
  await enqueue(database.db, note('older'), { key: 'one' })
  await enqueue(database.db, note('newer'), { key: 'one', runAt: later })
  start()

  await enqueue(database.db, note('another'))
  await expect.poll(() => done).toEqual(['another'])
  await ageJobs()

  await expect.poll(() => done).toEqual(['another', 'newer'])
})

test('two processes share the jobs: each is done once', async () => {
  start()
  start()
  const words = Array.from({ length: 40 }, (_, at) => `${at}`)

  await database.transaction(async (tx) => {
    for (const word of words) await enqueue(tx, note(word))
  })

  await expect.poll(() => done.length).toBe(40)
  expect(done.toSorted()).toEqual(words.toSorted())
})

test('a failed job is retried, and its last failure is logged without its payload', async () => {
  const jobs = someJobs()
  const pool = openJobsPool(database.url)
  stops.push(() => pool.end())
  let tries = 0
  jobs.handle('fail', z.object({ word: z.string() }), () => {
    tries += 1
    return Promise.reject(new Error('Not today'))
  })
  await enqueue(database.db, { name: 'fail', payload: { word: 'secret' } })

  // More rounds than tries: a round is wasted when the failure before it is stored only after the job was aged.
  for (let round = 0; round < 36; round++) {
    await jobs.runDue(pool)
    await ageJobs()
  }

  expect(tries).toBe(12)
  expect(lines.filter((line) => line.includes('Job failed for the last time'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('it will be retried'))).toHaveLength(11)
  expect(lines.join('')).not.toContain('secret')
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
})

test('periodic work is repeated after a failure, never runs twice at once, and ends when it is stopped', async () => {
  const jobs = someJobs()
  const free = Promise.withResolvers<void>()
  let [looks, under, ticks] = [0, 0, 0]
  jobs.watch('Looking', async () => {
    looks += 1
    if (looks === 1) throw new Error('Not today')
    under += 1
    await free.promise
    under -= 1
  })
  jobs.watch('Ticking', async () => void (ticks += 1))
  const running = jobs.start(database.url)
  const manyTicks = (from: number) => expect.poll(() => ticks).toBeGreaterThan(from + 5)

  await expect.poll(() => looks).toBe(2)
  await manyTicks(ticks)
  const whileUnder = [looks, under]
  const stopping = running.stop().then(() => under)
  free.resolve()
  const stillUnder = await stopping
  const stoppedAt = ticks
  await new Promise((resolve) => setTimeout(resolve, 10 * POLL_EVERY_MS))

  expect(whileUnder).toEqual([2, 1])
  expect([stillUnder, looks, ticks]).toEqual([0, 2, stoppedAt])
  expect(lines.filter((line) => line.includes('Looking failed; retrying at the next interval'))).toHaveLength(
    1,
  )
})

test('jobs of a process that died are done by another', async () => {
  await enqueue(database.db, note('orphan'))
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes', locked_by = 'gone', attempts = 1`.execute(
    database.db,
  )

  start()

  await expect.poll(() => done).toEqual(['orphan'])
})

test.each([
  ['was done', async () => undefined],
  ['has failed', () => Promise.reject(new Error('Not today'))],
])('a database that is gone when a job %s ends no process, and the next job is done', async (_, end) => {
  const front = await freezableFront(database.url)
  stops.push(() => front.close())
  // The queue prints the loss of a connection there too.
  vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  stops.push(async () => void process.off('unhandledRejection', hear))
  const jobs = someJobs()
  const gone = Promise.withResolvers<void>()
  jobs.handle('outlive', z.object({}), async () => {
    await front.refuse()
    gone.resolve()
    return end()
  })
  start(jobs, front.url)
  await enqueue(database.db, { name: 'outlive', payload: {} })

  await gone.promise
  await expect.poll(() => unheard.length > 0 || /Job runner stopped/.test(lines.join(''))).toBe(true)
  await front.readmit()
  await enqueue(database.db, note('after'))

  await expect.poll(() => done).toEqual(['after'])
  expect(unheard).toEqual([])
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
})

test('jobs continue after the database was killed and came back', async () => {
  const folder = temporaryFolder()
  stops.push(() => folder[Symbol.asyncDispose]())
  const embedded = await embeddedIn(folder.path)
  await migrateJobs(embedded.url)
  const own = { ...connectDatabase(embedded.url), url: embedded.url }
  stops.push(
    () => embedded.stop(),
    () => own.close(),
  )
  start(someJobs(own), own.url)
  await enqueue(own.db, note('before'))
  await expect.poll(() => done).toEqual(['before'])

  await killServer(await serverPid(folder.path))
  await expect.poll(() => own.isUp()).toBe(true)
  await expect.poll(() => enqueue(own.db, note('after')).then(() => true, isDatabaseUnavailable)).toBe(true)

  await expect.poll(() => done.includes('after')).toBe(true)
})
