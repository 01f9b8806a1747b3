import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { createLogger } from '#platform/process/logger.ts'
import { openJobsPool } from '#testing/database/jobs-pool.ts'
import { enqueue } from './enqueue.ts'
import { createJobs } from './jobs.ts'
import { createLocks } from './locks.ts'

let database: OwnDatabase
let lines: string[]
let stops: (() => Promise<void>)[]
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  lines = []
  stops = []
})
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
})

const log = () => createLogger('warn', { write: (line: string) => void lines.push(line) })
const aProcess = () => createJobs({ database, log: log(), pollEveryMs: 50 })
function start(jobs: ReturnType<typeof aProcess>) {
  const running = jobs.start(database.url)
  stops.push(() => running.stop())
}

test('a job past its time limit is told to stop, and starts again only after it has ended', async () => {
  const ended = Promise.withResolvers<void>()
  const runs: string[] = []
  const locks = createLocks({ database, log: log() })
  const job = { id: '1', name: 'linger', limitMs: 10 }

  const first = locks.hold(job, async (signal) => {
    runs.push('begins')
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve)
    })
    runs.push('is told')
    await ended.promise
    runs.push('ends')
    signal.throwIfAborted()
  })
  await expect.poll(() => runs).toEqual(['begins', 'is told'])
  ended.resolve()

  await expect(first).rejects.toThrow('The job linger took longer than 0.01 s')
  expect(runs).toEqual(['begins', 'is told', 'ends'])
  expect(lines.join('')).toContain('Job exceeds its time limit')
})

test('a lock is renewed while its job runs: no other process starts it again', async () => {
  const free = Promise.withResolvers<void>()
  let runs = 0
  const jobs = aProcess()
  jobs.handle('linger', z.object({}), async () => {
    runs += 1
    await free.promise
  })
  const locks = createLocks({ database, log: log() })
  const pool = openJobsPool(database.url)
  stops.push(() => pool.end())
  await enqueue(database.db, { name: 'linger', payload: {} })
  const running = jobs.runDue(pool)
  await expect.poll(() => runs).toBe(1)
  const { rows } = await sql<{ id: string }>`select id from graphile_worker._private_jobs`.execute(
    database.db,
  )
  const [{ id }] = rows as [{ id: string }]
  const age = () =>
    sql`update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'`.execute(
      database.db,
    )
  const isLocked = async () =>
    (
      await sql<{
        is: boolean
      }>`select locked_at is not null as is from graphile_worker._private_jobs`.execute(database.db)
    ).rows[0]?.is

  await age()
  await locks.hold({ id, name: 'linger', limitMs: 60_000 }, () => locks.sweep())
  const whileHeld = await isLocked()
  await age()
  await locks.sweep()
  const afterDeath = await isLocked()
  free.resolve()
  await running

  expect([whileHeld, afterDeath]).toEqual([true, false])
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
})

test('hourly work that was missed runs once at the start, in one of two processes', async () => {
  const done: string[] = []
  const hourly = () => {
    const jobs = aProcess()
    jobs.handle('note', z.object({ word: z.string() }), async ({ word }) => void done.push(word))
    jobs.everyHour('Counting', async () => void done.push('counted'))
    jobs.everyHour('Failing', () => Promise.reject(new Error('Not today')))
    return jobs
  }
  await sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('cron-counting', now() - interval '1 day', now() - interval '61 minutes'),
      ('cron-failing', now() - interval '1 day', now() - interval '61 minutes')`.execute(database.db)

  start(hourly())
  start(hourly())
  const failures = () =>
    lines.filter((line) => line.includes('Failing failed; retrying at the next interval'))
  await expect.poll(() => [done.length, failures().length]).toEqual([1, 1])
  await enqueue(database.db, { name: 'note', payload: { word: 'later' } })
  await expect.poll(() => done).toEqual(['counted', 'later'])

  const left = await sql`select 1 from graphile_worker._private_jobs`.execute(database.db)
  expect(left.rows).toEqual([])
})

test('hourly work of a process that died goes on in another, and holds no later hour back', async () => {
  let runs = 0
  const jobs = aProcess()
  jobs.everyHour('Reviving', async () => void (runs += 1))
  await sql`
    select graphile_worker.add_job('cron-reviving', queue_name => 'cron-reviving', job_key => 'cron-reviving')`.execute(
    database.db,
  )
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes', locked_by = 'gone'`.execute(
    database.db,
  )
  await sql`
    update graphile_worker._private_job_queues set locked_at = now() - interval '3 minutes', locked_by = 'gone'`.execute(
    database.db,
  )

  start(jobs)

  await expect.poll(() => runs).toBe(1)
})
