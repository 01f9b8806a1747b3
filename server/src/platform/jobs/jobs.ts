import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CronItem,
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  runTaskListOnce,
  type TaskList,
} from 'graphile-worker'
import type { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type CronWork, everyHour, everyMinute, type Schedule } from './cron.ts'
import { type JobsPool, jobsLogger, withJobsPool } from './jobs-database.ts'
import { createLocks, type Locks } from './locks.ts'
import { logFailure, repeat } from './repeat.ts'

type PeriodicTask = { what: string; work: () => Promise<void> }
/** Work of a job. Once `signal` is aborted it took too long: stop soon, by `signal.throwIfAborted()`, and it is retried. */
type Work<P> = (payload: P, signal: AbortSignal) => Promise<void>

const MAX_CONCURRENT_JOBS = 4
/** Polling interval for jobs with a later time; new ones are notified at once. */
const POLL_EVERY_MS = 3000
const LIMIT_MS = 60_000
const LONG_LIMIT_MS = 15 * 60_000
const SWEEP_EVERY_MS = 30_000
const RESTART_AFTER_MS = 2000

/**
 * Batching is needed: without it, a failure to store a job's end, as when the database is down, is unhandled and ends the process.
 */
const NOTED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Job queue: each job is done at least once, even when the process that enqueued it dies. */
export type Jobs = ReturnType<typeof createJobs>

type Deps = { database: Database; log: Logger; pollEveryMs?: number }

export function createJobs({ database, log, pollEveryMs = POLL_EVERY_MS }: Deps) {
  const taskList: TaskList = {}
  const cronItems: CronItem[] = []
  const periodic: PeriodicTask[] = []
  const locks = createLocks({ database, log })

  const options = (): RunnerOptions => ({
    taskList,
    parsedCronItems: parseCronItems(cronItems),
    noHandleSignals: true,
    concurrency: MAX_CONCURRENT_JOBS,
    pollInterval: pollEveryMs,
    logger: jobsLogger(log),
    events: jobEvents(log),
    preset: NOTED_IN_BATCHES,
  })

  const schedule = ({ what, item, limitMs }: Schedule, work: CronWork) => {
    cronItems.push(item)
    taskList[item.task] = (_, { job }) =>
      locks
        .hold({ id: job.id, name: item.task, limitMs }, work)
        .catch((error: unknown) => logFailure(log, what, error))
  }

  return {
    /**
     * Registers the handler of a job. It must be idempotent: a process may die after it. While it runs, however long, no second run of
     * the job starts.
     */
    handle<S extends z.ZodType>(name: string, payload: S, work: Work<z.output<S>>) {
      taskList[name] = (given, { job }) =>
        locks.hold({ id: job.id, name, limitMs: LIMIT_MS }, (signal) => work(payload.parse(given), signal))
    },
    /** The same for a job that may take minutes: files of an account, a builder's list. */
    handleLong<S extends z.ZodType>(name: string, payload: S, work: Work<z.output<S>>) {
      taskList[name] = (given, { job }) =>
        locks.hold({ id: job.id, name, limitMs: LONG_LIMIT_MS }, (signal) =>
          work(payload.parse(given), signal),
        )
    },

    /** Runs `work` every hour, once for all processes. A failure waits for the next hour. */
    everyHour: (what: string, work: CronWork) => schedule(everyHour(what), work),
    /** The same every minute. */
    everyMinute: (what: string, work: CronWork) => schedule(everyMinute(what), work),

    /** Registers periodic work that finds what is due by itself: it runs every few seconds, in each process that runs jobs. */
    watch: (what: string, work: PeriodicTask['work']) => void periodic.push({ what, work }),

    /** Runs jobs of all processes in this one, until it is stopped; survives restarts of the database. */
    start(databaseUrl: string) {
      const running = keepRunning(databaseUrl, options(), { locks, log })
      const watching = periodic.map((task) => repeat(pollEveryMs, { ...task, log }))
      return { stop: async () => void (await Promise.all([running, ...watching].map((each) => each.stop()))) }
    },

    /** Runs due jobs on a connection of this pool, and ends. */
    async runDue(pool: JobsPool) {
      for (const { work } of periodic) await work()
      const client = await pool.connect()
      try {
        await runTaskListOnce({ ...options(), concurrency: 1 }, taskList, client).promise
      } finally {
        client.release()
      }
    },
  }
}

/** Logs failed jobs. One is retried with growing delays; after the last failure it stays in the queue's table. */
function jobEvents(log: Logger): NonNullable<RunnerOptions['events']> {
  const events: NonNullable<RunnerOptions['events']> = new EventEmitter()
  events.on('job:error', ({ job: { task_identifier: name, attempts, max_attempts }, error }) => {
    if (attempts < max_attempts)
      log.warn({ err: error, job: name, attempts }, 'Job failed; it will be retried')
  })
  events.on('job:failed', ({ job: { id, task_identifier: name }, error }) => {
    log.error({ err: error, job: name, id }, 'Job failed for the last time; it stays in the queue table')
  })
  return events
}

function keepRunning(
  databaseUrl: string,
  options: RunnerOptions,
  { locks, log }: { locks: Locks; log: Logger },
) {
  const stopping = new AbortController()
  let runner: Runner | null = null

  const sweep = () =>
    locks
      .sweep()
      .catch((error: unknown) =>
        log.warn({ err: error }, `Renewing locks of jobs failed; retrying in ${SWEEP_EVERY_MS / 1000} s`),
      )
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)

  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        await withJobsPool(databaseUrl, MAX_CONCURRENT_JOBS + 1, async (pgPool) => {
          runner = await run({ ...options, pgPool })
          void sweep()
          if (stopping.signal.aborted) await runner.stop()
          await runner.promise
        })
      } catch (error) {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, `Job runner stopped; restarting in ${RESTART_AFTER_MS / 1000} s`)
      }
      await sleep(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = loop()

  return {
    /** Finishes running jobs and takes no more. */
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await runner?.stop().catch(() => undefined)
      await ended
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}
