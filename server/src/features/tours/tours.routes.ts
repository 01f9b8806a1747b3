import type { TourStatus } from '@dream/contract/api/app/tours'
import type { TourName } from '@dream/contract/rules/app/tours'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { completeTour, readCompletedAt } from './tours.store.ts'

type Deps = {
  database: Database
  /** Texts of a tour that an editor has rewritten. */
  textsOf: (tour: TourName) => TourStatus['texts']
}

export function tourRoutes(app: FastifyInstance, { database: { db }, textsOf }: Deps) {
  implement(app, 'GET /api/tours/:tourName/status', async ({ params, user }) => {
    const texts = textsOf(params.tourName)
    return { ...status(await readCompletedAt(db, user.userId, params.tourName)), ...(texts && { texts }) }
  })

  implement(app, 'POST /api/tours/:tourName/complete', async ({ params, user }) =>
    status(await completeTour(db, user.userId, params.tourName)),
  )
}

const status = (completedAt: Date | null): TourStatus => ({
  completed: completedAt !== null,
  completedAt: completedAt?.toISOString() ?? null,
})
