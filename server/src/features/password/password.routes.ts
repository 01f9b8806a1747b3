import { setTimeout as sleep } from 'node:timers/promises'
import { RESET_ANSWER } from '@dream/contract/rules/codes'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#platform/address.ts'
import type { Attempts } from '#platform/attempts.ts'
import type { Background } from '#platform/background.ts'
import type { Database } from '#platform/database.ts'
import { implement } from '#platform/implement.ts'
import type { Messenger } from '#platform/messenger.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { changePassword } from './change-password.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetCode } from './send-reset-code.ts'

type Deps = {
  database: Database
  attempts: Attempts
  sessions: Sessions
  passwords: PasswordHash
  messenger: Messenger
  background: Background
  codeKey: Buffer
}

/** Longer than finding an account and writing a code takes; a slow mail server goes on behind the answer. */
const ANSWER_AFTER_MS = 250

export function passwordRoutes(app: FastifyInstance, deps: Deps) {
  implement(app, 'POST /api/auth/password/forgot', async ({ body, request }) => {
    const asker = { email: body.email, address: addressOf(request) }
    void deps.background('Sending a reset code', () => sendResetCode(deps, asker))
    await sleep(ANSWER_AFTER_MS)
    return { message: RESET_ANSWER }
  })

  implement(app, 'POST /api/auth/password/reset', async ({ body, request }) => {
    await resetPassword(deps, { ...body, address: addressOf(request) })
    return null
  })

  implement(app, 'POST /api/auth/password/change', async ({ body, user }) => {
    await changePassword(deps, { ...body, userId: user.userId, sessionId: user.sessionId })
    return null
  })
}
