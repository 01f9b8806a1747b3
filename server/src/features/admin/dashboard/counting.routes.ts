import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import type { Logger } from '#platform/process/logger.ts'
import { countDays } from './count-days.ts'
import { countMessages, createDailyCounter } from './daily-counter.ts'

type Deps = { database: Database; logger: Logger; messenger: Messenger }

/** Counts for the dashboard: days again while they last, and anonymous events as they happen. */
export function countingRoutes(app: FastifyInstance, { database, logger, messenger }: Deps) {
  const counter = createDailyCounter(database, logger)
  implement(app, 'POST /api/installs', async () => counter.count('install'))
  app.jobs.everyMinute('Counting days', () => countDays(database))
  app.addHook('onClose', () => counter.close())
  return { messenger: countMessages(messenger, counter), onVisit: () => counter.count('visit') }
}
