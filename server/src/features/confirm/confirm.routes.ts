import type { FastifyInstance } from 'fastify'
import { PROBLEMS } from '@dream/contract/api/errors'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { TRIES, triesOf } from './confirm-limits.ts'
import { findAccount } from '#features/users/users.store.ts'
import { confirmByPasskey, askForPasskey } from './confirm-by-passkey.ts'
import { confirmSession } from './confirm.store.ts'

type Deps = {
  env: { publicUrl: string }
  database: Database
  attempts: Attempts
  passwords: PasswordHash
}
type Shown = { userId: string; sessionId: string; password: string }

export function confirmRoutes(app: FastifyInstance, deps: Deps) {
  implement(app, 'POST /api/auth/confirm', ({ body, user: { userId, sessionId } }) =>
    confirmByPassword(deps, { userId, sessionId, password: body.password }),
  )

  implement(app, 'POST /api/auth/confirm/passkey/options', ({ user }) => askForPasskey(deps, user))

  implement(app, 'POST /api/auth/confirm/passkey', ({ user, body }) => confirmByPasskey(deps, user, body))
}

async function confirmByPassword({ database, attempts, passwords }: Deps, shown: Shown): Promise<void> {
  const { userId, sessionId, password } = shown
  const account = await findAccount(database.db, { id: userId })
  if (!account) throw problem('unauthenticated')
  const tries = triesOf(userId)
  await database.transaction((tx) => attempts.takeOrThrow(tx, tries, TRIES))
  const isRight = await passwords.verify(account.password_hash, password)
  const isNoted =
    isRight && (await confirmSession(database.db, { sessionId, userId, passwordHash: account.password_hash }))
  if (!isNoted) {
    const { message } = PROBLEMS['password-wrong']
    throw problem('password-wrong', { errors: [{ path: 'password', message }] })
  }
  await attempts.clear(database.db, tries)
}
