import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '#platform/http/api-guard.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import {
  addMyPasskey,
  beginMyPasskey,
  type PasskeyDeps,
  readPasskeys,
  removeMyPasskey,
} from './my-passkeys.ts'

export function passkeyRoutes(app: FastifyInstance, deps: PasskeyDeps) {
  implement(app, 'GET /api/auth/passkeys', async ({ user }) => ({
    items: await readPasskeys(deps.database.db, user.userId),
  }))

  implement(app, 'POST /api/auth/passkeys/options', ({ user }) => beginMyPasskey(deps, noAdmin(user)))

  implement(app, 'POST /api/auth/passkeys', ({ user, body }) => addMyPasskey(deps, noAdmin(user), body))

  implement(app, 'DELETE /api/auth/passkeys/:id', ({ user, params }) =>
    removeMyPasskey(deps, noAdmin(user), params.id),
  )
}

/** Refuses admins: their factors open more than an account, and have their own rules in the admin area. */
function noAdmin(user: SignedIn): SignedIn {
  if (user.role === 'admin') throw problem('passkey-elsewhere')
  return user
}
