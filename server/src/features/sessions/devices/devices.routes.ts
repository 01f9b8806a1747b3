import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { requireConfirmed } from '#features/confirm/require-confirmed.ts'
import { deleteDevice, nameDevice, readDevices } from './devices.store.ts'
import { deleteExpired } from '../delete-expired.ts'
import type { Sessions } from '../sessions.ts'

/** Routes of one's devices: list, name and end them. Ending needs a step-up, so that a stolen session ends no other. */
export function deviceRoutes(
  app: FastifyInstance,
  { database, sessions }: { database: Database; sessions: Sessions },
) {
  const { db } = database
  app.jobs.everyHour('Removing expired sessions and codes', () => deleteExpired(database))

  implement(app, 'GET /api/auth/sessions', async ({ user }) => {
    const rows = await readDevices(db, user.userId)
    const items = rows.map(({ signedInAt, lastUsedAt, ...session }) => ({
      ...session,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: session.id === user.sessionId,
    }))
    return { items }
  })

  implement(app, 'POST /api/auth/logout/others', async ({ user }) => {
    await requireConfirmed(db, user.sessionId)
    await sessions.endOthers(user)
  })

  implement(app, 'PUT /api/auth/sessions/:id', async ({ user: { userId }, params: { id }, body }) => {
    if (!(await nameDevice(db, { userId, id }, body.label))) throw problem('not-found')
  })

  implement(app, 'DELETE /api/auth/sessions/:id', async ({ user, params: { id } }) => {
    const { userId, sessionId } = user
    await requireConfirmed(db, sessionId)
    // Logging out is a separate route, since it also clears the cookies.
    if (id === sessionId || !(await deleteDevice(db, { userId, id }))) throw problem('not-found')
    sessions.forget(userId)
  })
}
