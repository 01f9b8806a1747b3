import { FEATURES } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readProgress } from './progress.store.ts'

export function progressRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/user-progress', async ({ user }) => {
    const { floorPlanLikes, unlocked } = await readProgress(database.db, user.userId)
    return { floorPlanLikes, unlocked: FEATURES.filter((feature) => unlocked.includes(feature)) }
  })
}
