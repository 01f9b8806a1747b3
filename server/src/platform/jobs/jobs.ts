import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, runTaskListOnce } from 'graphile-worker'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { repeat } from './repeat.ts'
import { type JobsPool, jobsLogger, withJobsPool } from './jobs-database.ts'

type Handler = (payload: unknown) => Promise<void>
type PeriodicTask = { what: string; work: () => Promise<void> }

const MAX_CONCURRENT_JOBS = 4
/** Polling interval for jobs with a later time; new ones are notified at once. */
const POLL_EVERY_MS = 3000
const JOB_LIMIT_MS = 60_000
/** Lock age beyond the max duration of a job: its process died. */
const DEAD_AFTER_S = 120
const SWEEP_EVERY_MS = 60_000
const RESTART_AFTER_MS = 2000

/**
 * Batching is needed: without it, a failure to store a job's end, as when the database is down, is unhandled and ends the process.
 */
const NOTED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Job queue: each job is done at least once, even when the process that enqueued it dies. */
export type Jobs = ReturnType<typeof createJobs>

type Deps = { database: Database; log: Logger; pollEveryMs?: number }

export function createJobs({ database, log, pollEveryMs = POLL_EVERY_MS }: Deps) {
  const handlers: Record<string, Handler> = {}
  const periodic: PeriodicTask[] = []

  /** A failed job is retried with backoff; the last failure stays in the queue's table and in the log. */
  const options = (): RunnerOptions => {
    const events: NonNullable<RunnerOptions['events']> = new EventEmitter()
    events.on('job:error', ({ job: { task_identifier: name, attempts, max_attempts }, error }) => {
      if (attempts < max_attempts)
        log.warn({ err: error, job: name, attempts }, 'Job failed; it will be retried')
    })
    events.on('job:failed', ({ job: { id, task_identifier: name }, error }) => {
      log.error({ err: error, job: name, id }, 'Job failed for the last time; it stays in the queue table')
    })
    return {
      taskList: handlers,
      parsedCronItems: [],
      noHandleSignals: true,
      concurrency: MAX_CONCURRENT_JOBS,
      pollInterval: pollEveryMs,
      logger: jobsLogger(log),
      events,
      preset: NOTED_IN_BATCHES,
    }
  }

  return {
    /** Registers the handler of a job. It may run twice for one job, so it must be idempotent. */
    handle<S extends z.ZodType>(name: string, payload: S, work: (payload: z.output<S>) => Promise<void>) {
      handlers[name] = (given) => withTimeout(name, work(payload.parse(given)))
    },

    /** Registers periodic work that finds what is due by itself: it runs every few seconds, in each process that runs jobs. */
    watch: (what: string, work: PeriodicTask['work']) => void periodic.push({ what, work }),

    /** Runs jobs of all processes in this one, until it is stopped; survives restarts of the database. */
    start(databaseUrl: string) {
      const running = keepRunning(databaseUrl, options(), { database, log })
      const watching = periodic.map((task) => repeat(pollEveryMs, { ...task, log }))
      return { stop: async () => void (await Promise.all([running, ...watching].map((each) => each.stop()))) }
    },

    /** Runs due jobs on a connection of this pool, and ends. */
    async runDue(pool: JobsPool) {
      for (const { work } of periodic) await work()
      const client = await pool.connect()
      try {
        await runTaskListOnce({ ...options(), concurrency: 1 }, handlers, client).promise
      } finally {
        client.release()
      }
    },
  }
}

function keepRunning(
  databaseUrl: string,
  options: RunnerOptions,
  { database, log }: { database: Database; log: Logger },
) {
  const stopping = new AbortController()
  let runner: Runner | null = null

  const sweep = () =>
    releaseDeadJobs(database, DEAD_AFTER_S).catch((error: unknown) =>
      log.warn(
        { err: error },
        `Releasing jobs of dead processes failed; retrying in ${SWEEP_EVERY_MS / 1000} s`,
      ),
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

/** Unlocks the jobs of processes that died. */
export async function releaseDeadJobs({ db }: Database, deadAfterS: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - make_interval(secs => ${deadAfterS})`.execute(db)
}

/** Fails a job that hangs, so that it can be retried. */
async function withTimeout(name: string, work: Promise<void>): Promise<void> {
  const limit = new AbortController()
  const late = sleep(JOB_LIMIT_MS, undefined, { signal: limit.signal }).then(
    () => Promise.reject(new Error(`The job ${name} took longer than ${JOB_LIMIT_MS / 1000} s`)),
    () => undefined,
  )
  try {
    await Promise.race([work, late])
  } finally {
    limit.abort()
  }
}
