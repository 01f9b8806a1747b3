import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from '#platform/database/database.ts'

type Work = () => Promise<void>
type Task = { what: string; work: Work; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Runs `work` every hour until the app closes. A failure waits for the next hour. */
export const everyHour = (app: FastifyInstance, what: string, work: Work): void =>
  repeatWhileOpen(HOUR_MS, app, { what, work })

/** Runs `work` every minute until the app closes. A failure waits for the next minute. */
export const everyMinute = (app: FastifyInstance, what: string, work: Work): void =>
  repeatWhileOpen(MINUTE_MS, app, { what, work })

function repeatWhileOpen(ms: number, app: FastifyInstance, { what, work }: { what: string; work: Work }) {
  const repeated = repeat(ms, { what, work, log: app.log })
  app.addHook('onClose', () => repeated.stop())
}

/** Runs `work` at an interval until it is stopped, never twice at once. A failure waits for the next run. */
export function repeat(ms: number, { what, work, log }: Task): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work()
      .catch((error: unknown) => {
        log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { err: error },
          `${what} failed; retrying at the next interval`,
        )
      })
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
