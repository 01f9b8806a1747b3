import type { FastifyInstance } from 'fastify'
import { deleteOldAttempts } from './attempts.ts'
import type { Db } from './database.ts'
import { isDatabaseUnavailable } from './database.ts'

const EVERY_MS = 60 * 60 * 1000

/** Deletes every hour what has had its time: attempts of the day before, and what `alsoDelete` names. */
export function sweepHourly(app: FastifyInstance, db: Db, alsoDelete: () => Promise<void>): void {
  const sweep = async () => {
    try {
      await deleteOldAttempts(db)
      await alsoDelete()
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
      app.log[level]({ err: error }, 'Could not delete what has expired; trying again in an hour')
    }
  }
  const timer = setInterval(() => void sweep(), EVERY_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
