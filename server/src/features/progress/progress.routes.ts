import { isDeepStrictEqual } from 'node:util'
import { FEATURES, type Feature, UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readProgress } from './progress.store.ts'

type Deps = {
  database: Database
  unlockAt: () => UnlockAt
  /** Texts of celebrations that an editor has rewritten. */
  unlockTexts: () => Partial<Record<Feature, string>> | undefined
}

export function progressRoutes(app: FastifyInstance, { database, unlockAt, unlockTexts }: Deps) {
  implement(app, 'GET /api/user-progress', async ({ user }) => {
    const { floorPlanLikes, unlocked } = await readProgress(database.db, user.userId)
    const at = unlockAt()
    const texts = unlockTexts()
    return {
      floorPlanLikes,
      unlocked: FEATURES.filter((feature) => unlocked.includes(feature)),
      ...(!isDeepStrictEqual(at, { ...UNLOCK_AT }) && { unlockAt: at }),
      ...(texts && { unlockTexts: texts }),
    }
  })
}
