import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from '#platform/database/database.ts'

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>
type Task = { what: string; work: () => Promise<void>; log: Log }

const HOUR_MS = 60 * 60_000

/** Runs `work` every hour in each process, until the app closes. What one process can do for all is `jobs.everyHour`. */
export function everyHourHere(app: FastifyInstance, what: string, work: Task['work']): void {
  const repeated = repeat(HOUR_MS, { what, work, log: app.log })
  app.addHook('onClose', () => repeated.stop())
}

/** Runs `work` at an interval until it is stopped, never twice at once. A failure waits for the next run. */
export function repeat(ms: number, { what, work, log }: Task): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work()
      .catch((error: unknown) => logFailure(log, what, error))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(run, ms)
  timer.unref()
  return {
    /** Resolves when the current run has ended. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Logs a failure of repeated work: a warning while the database is away. */
export function logFailure(log: Log, what: string, error: unknown): void {
  log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
    { err: error },
    `${what} failed; retrying at the next interval`,
  )
}
