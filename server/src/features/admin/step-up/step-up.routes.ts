import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import { change } from '../audit/change.ts'
import { beginPasskey, beginTotp, finishPasskey, finishTotp } from '../factors/set-up.ts'
import { askForPasskey, confirmByCode, confirmByPasskey, type StepUpDeps } from './confirm.ts'
import { closeAdminSession } from './step-up.store.ts'
import { readStepUp } from './read-step-up.ts'

export function stepUpRoutes(app: FastifyInstance, deps: StepUpDeps) {
  const { database } = deps

  implement(app, 'GET /api/admin/step-up', ({ user }) => readStepUp(database.db, user))

  implement(app, 'POST /api/admin/step-up/code', ({ user, body }) => confirmByCode(deps, user, body.code))

  implement(app, 'POST /api/admin/step-up/passkey/options', ({ user }) => askForPasskey(deps, user))

  implement(app, 'POST /api/admin/step-up/passkey', ({ user, body }) => confirmByPasskey(deps, user, body))

  implement(app, 'POST /api/admin/step-up/set-up/totp', ({ user }) => beginTotp(deps, user))

  implement(app, 'POST /api/admin/step-up/set-up/totp/confirm', ({ user, body }) =>
    finishTotp(deps, user, body),
  )

  implement(app, 'POST /api/admin/step-up/set-up/passkey/options', ({ user }) => beginPasskey(deps, user))

  implement(app, 'POST /api/admin/step-up/set-up/passkey', ({ user, body }) =>
    finishPasskey(deps, user, body),
  )

  implement(app, 'POST /api/admin/step-up/close', ({ user }) =>
    change(
      database,
      { by: user, action: 'admin.close', entity: 'session', entityId: user.sessionId },
      async (tx) => {
        await closeAdminSession(tx, user.sessionId)
        return { before: null, after: null, result: null }
      },
    ),
  )
}
