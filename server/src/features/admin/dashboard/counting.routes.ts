import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { countDays } from './count-days.ts'
import type { DailyCounter } from './daily-counter.ts'

type Deps = { database: Database; counter: DailyCounter }

/** Counts for the dashboard: days again while they last, and anonymous events as they happen. */
export function countingRoutes(app: FastifyInstance, { database, counter }: Deps) {
  implement(app, 'POST /api/installs', async () => counter.count('install'))
  app.jobs.everyMinute('Counting days', () => countDays(database))
  app.addHook('onClose', () => counter.close())
}
