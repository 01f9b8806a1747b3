import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { completeProfile } from './complete-profile.ts'
import { toProfile } from './profile-answers.ts'
import { readProfile } from './profile.store.ts'
import { saveProfile } from './save-profile.ts'

export function profileRoutes(app: FastifyInstance, deps: { database: Database; sessions: Sessions }) {
  const { database } = deps

  implement(app, 'GET /api/profile', async ({ user }) => {
    const profile = await readProfile(database.db, user.userId)
    if (!profile) throw problem('unauthenticated')
    return toProfile(profile)
  })

  implement(app, 'PUT /api/profile', ({ body, user }) => saveProfile(database, user.userId, body))

  implement(app, 'POST /api/profile/complete', ({ user }) => completeProfile(deps, user.userId))
}
