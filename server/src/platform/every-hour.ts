import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from './database.ts'

const HOUR_MS = 60 * 60 * 1000

/** Runs `work` every hour until the app closes. A failure waits for the next hour. */
export function everyHour(app: FastifyInstance, what: string, work: () => Promise<void>): void {
  const run = () =>
    work().catch((error: unknown) => {
      app.log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
        { err: error },
        `${what} failed; trying again in an hour`,
      )
    })
  const timer = setInterval(() => void run(), HOUR_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
