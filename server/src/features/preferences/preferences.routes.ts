import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { readGround } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readLikes } from './preferences.store.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

type Deps = {
  database: Database
  catalogue: Catalogue
  /** A swipe of this session has unlocked something. */
  onUnlock: (unlocked: { userId: string; sessionId: string; features: readonly Feature[] }) => void
}

export function preferenceRoutes(app: FastifyInstance, deps: Deps) {
  const { database, catalogue, onUnlock } = deps

  implement(app, 'POST /api/preferences', async ({ body, user }) => {
    const answer = await recordPreference(deps, user.userId, body)
    const { userId, sessionId } = user
    if (answer.unlocked.length > 0) onUnlock({ userId, sessionId, features: answer.unlocked })
    return answer
  })

  implement(app, 'DELETE /api/preferences/:designId', ({ params, query, user }) =>
    takePreferenceBack(deps, user.userId, { designId: params.designId, swipeId: query.swipeId }),
  )

  implement(app, 'GET /api/preferences/liked', async ({ query, user }) => {
    const likes = await readLikes(database.db, {
      userId: user.userId,
      limit: query.limit,
      after: query.after,
    })
    const ground = await readGround(database.db, user.userId)
    const { byId, cardOf } = catalogue.now()
    return likes.flatMap(({ designId, likedAt }) => {
      const entry = byId.get(designId)
      return entry ? [{ ...suitedTo(ground, cardOf(entry.design)), likedAt }] : []
    })
  })
}
