import type { FastifyInstance } from 'fastify'
import { implement } from '#platform/http/implement.ts'
import * as mine from './my-authenticator.ts'

export function authenticatorRoutes(app: FastifyInstance, deps: mine.AuthenticatorDeps) {
  implement(app, 'GET /api/broker/authenticator', ({ user }) => mine.readMine(deps, user))

  implement(app, 'POST /api/broker/authenticator', ({ user }) => mine.beginAuthenticator(deps, user))

  implement(app, 'POST /api/broker/authenticator/confirm', ({ user, body: { code } }) =>
    mine.finishAuthenticator(deps, user, code),
  )

  implement(app, 'POST /api/broker/authenticator/recovery-codes', ({ user }) => mine.renewCodes(deps, user))

  implement(app, 'DELETE /api/broker/authenticator', ({ user }) => mine.removeAuthenticator(deps, user))
}
