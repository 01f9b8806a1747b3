import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from './database.ts'

type Work = () => Promise<void>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Runs `work` every hour until the app closes. A failure waits for the next hour. */
export const everyHour = (app: FastifyInstance, what: string, work: Work): void =>
  every(HOUR_MS, app, { what, work })

/** The same every minute. */
export const everyMinute = (app: FastifyInstance, what: string, work: Work): void =>
  every(MINUTE_MS, app, { what, work })

function every(ms: number, app: FastifyInstance, { what, work }: { what: string; work: Work }) {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work()
      .catch((error: unknown) => {
        app.log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { err: error },
          `${what} failed; it is tried again the next time`,
        )
      })
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(run, ms)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
