import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, runOnce, type RunnerOptions } from 'graphile-worker'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import type { Logger } from '../logger.ts'
import { repeat } from '../repeat.ts'
import { addressForJobs, logOfJobs } from './jobs-database.ts'

type Work = (payload: unknown) => Promise<void>
type Watch = { what: string; work: () => Promise<void> }

/** What is done later, at least once, though the process that promised it dies. */
export type Jobs = ReturnType<typeof createJobs>

const AT_ONCE = 4
/** New jobs are heard of at once; those of a later hour are looked for this often. */
const LOOK_EVERY_MS = 3000
const JOB_LIMIT_MS = 60_000
/** A job that is held for longer than any may take belongs to a process that died. */
const DEAD_AFTER_S = 120
const SWEEP_EVERY_MS = 60_000
const RESTART_AFTER_MS = 2000

export function createJobs({ database, log }: { database: Database; log: Logger }) {
  const works: Record<string, Work> = {}
  const watches: Watch[] = []

  /** A failure is tried again by itself, later and later; the last one is left in the queue's table and in the log. */
  const options = (databaseUrl: string): RunnerOptions => {
    const events: NonNullable<RunnerOptions['events']> = new EventEmitter()
    events.on('job:error', ({ job: { task_identifier: name, attempts, max_attempts }, error }) => {
      if (attempts < max_attempts)
        log.warn({ err: error, job: name, attempts }, 'A job failed; it is tried again')
    })
    events.on('job:failed', ({ job: { id, task_identifier: name }, error }) => {
      log.error({ err: error, job: name, id }, 'A job failed for good')
    })
    return {
      connectionString: addressForJobs(databaseUrl),
      taskList: works,
      parsedCronItems: [],
      noHandleSignals: true,
      concurrency: AT_ONCE,
      maxPoolSize: AT_ONCE + 1,
      pollInterval: LOOK_EVERY_MS,
      logger: logOfJobs(log),
      events,
    }
  }

  return {
    /** Says how jobs of a name are done. They may be done twice: what they do must be the same then. */
    handle<S extends z.ZodType>(name: string, payload: S, work: (payload: z.output<S>) => Promise<void>) {
      works[name] = (given) => withinLimit(name, work(payload.parse(given)))
    },

    /** Work that finds by itself what is due: it is done every few seconds, in each process that does jobs. */
    watch: (what: string, work: Watch['work']) => void watches.push({ what, work }),

    /** Does jobs of all processes in this one, until it is stopped; survives restarts of the database. */
    start(databaseUrl: string) {
      const running = keepRunning(options(databaseUrl), { database, log })
      const watching = watches.map((watch) => repeat(LOOK_EVERY_MS, { ...watch, log }))
      return { stop: async () => void (await Promise.all([running, ...watching].map((each) => each.stop()))) }
    },

    /** Does what is due now, and ends. */
    async runDue(databaseUrl: string) {
      for (const { work } of watches) await work()
      await runOnce({ ...options(databaseUrl), concurrency: 1, maxPoolSize: 2 })
    },
  }
}

function keepRunning(options: RunnerOptions, { database, log }: { database: Database; log: Logger }) {
  const stopping = new AbortController()
  let runner: Runner | null = null

  const sweep = () =>
    releaseDeadJobs(database, DEAD_AFTER_S).catch((error: unknown) =>
      log.warn({ err: error }, 'Jobs of dead processes could not be released'),
    )
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)

  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await run(options)
        void sweep()
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'Jobs cannot be done right now')
      }
      await sleep(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = loop()

  return {
    /** Finishes what is under way and takes no more. */
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await runner?.stop().catch(() => undefined)
      await ended
    },
  }
}

/** Gives back what processes held that are no more. */
export async function releaseDeadJobs({ sql }: Database, deadAfterS: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - make_interval(secs => ${deadAfterS})`
}

/** A job that hangs fails, so that it can be tried again. */
async function withinLimit(name: string, work: Promise<void>): Promise<void> {
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
