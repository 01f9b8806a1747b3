import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Database } from '#platform/database.ts'
import { implement } from '#platform/implement.ts'
import { readLikes } from './preferences.store.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

export function preferenceRoutes(app: FastifyInstance, deps: { database: Database; catalogue: Catalogue }) {
  const { database, catalogue } = deps

  implement(app, 'POST /api/preferences', ({ body, user }) => recordPreference(deps, user.userId, body))

  implement(app, 'DELETE /api/preferences/:designId', ({ params, query, user }) =>
    takePreferenceBack(deps, user.userId, { designId: params.designId, swipeId: query.swipeId }),
  )

  implement(app, 'GET /api/preferences/liked', async ({ query, user }) => {
    const likes = await readLikes(database.sql, {
      userId: user.userId,
      limit: query.limit,
      after: query.after,
    })
    const { byId } = catalogue.now()
    return likes.flatMap(({ designId, likedAt }) => {
      const entry = byId.get(designId)
      return entry ? [{ ...entry.design, likedAt }] : []
    })
  })
}
