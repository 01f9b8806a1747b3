import type { FastifyInstance } from 'fastify'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { change } from '../audit/change.ts'
import { confirmByCode } from './confirm-by-code.ts'
import { closeAdminSession } from './doors.store.ts'

type Deps = { database: Database; attempts: Attempts; codeKey: Buffer }

export function doorRoutes(app: FastifyInstance, deps: Deps) {
  implement(app, 'GET /api/admin/door', async ({ user }) => ({ role: user.adminRole, isOpen: user.isOpen }))

  implement(app, 'POST /api/admin/door/code', async ({ user, body }) => {
    await confirmByCode(deps, user, body.code)
    return { role: user.adminRole, isOpen: true }
  })

  implement(app, 'POST /api/admin/door/close', ({ user }) =>
    change(
      deps.database,
      { by: user, action: 'admin.close', entity: 'session', entityId: user.sessionId },
      async (tx) => {
        await closeAdminSession(tx, user.sessionId)
        return { before: null, after: null, result: null }
      },
    ),
  )
}
