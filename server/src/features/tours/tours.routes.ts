import type { TourStatus } from '@dream/contract/api/app/tours'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { completeTour, readCompletedAt } from './tours.store.ts'

export function tourRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'GET /api/tours/:tourName/status', async ({ params, user }) =>
    status(await readCompletedAt(db, user.userId, params.tourName)),
  )

  implement(app, 'POST /api/tours/:tourName/complete', async ({ params, user }) =>
    status(await completeTour(db, user.userId, params.tourName)),
  )
}

const status = (completedAt: Date | null): TourStatus => ({
  completed: completedAt !== null,
  completedAt: completedAt?.toISOString() ?? null,
})
