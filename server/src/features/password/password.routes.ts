import { setTimeout as sleep } from 'node:timers/promises'
import { RESET_ANSWER } from '@dream/contract/rules/account/codes'
import type { FastifyInstance } from 'fastify'
import { clientIp } from '#platform/http/proxy/client-ip.ts'
import { requestOf } from '#platform/http/security-log.ts'
import { implement } from '#platform/http/implement.ts'
import { changePassword } from './change-password.ts'
import { type PasswordDeps, resetPassword } from './reset-password.ts'
import { sendResetCode } from './send-reset-code.ts'

/**
 * Min time to answer, longer than finding an account and storing a code takes, against timing attacks; the email is sent in the
 * background.
 */
const ANSWER_AFTER_MS = 250

export function passwordRoutes(app: FastifyInstance, deps: PasswordDeps) {
  implement(app, 'POST /api/auth/password/forgot', async ({ body, request }) => {
    const requester = { email: body.email, ip: clientIp(request) }
    deps.securityLog.note({ kind: 'reset-asked', ...requestOf(request) })
    void deps.background('Sending a reset code', () => sendResetCode(deps, requester))
    await sleep(ANSWER_AFTER_MS)
    return { message: RESET_ANSWER }
  })

  implement(app, 'POST /api/auth/password/reset', ({ body, request }) =>
    resetPassword(deps, { ...body, ip: clientIp(request) }),
  )

  implement(app, 'POST /api/auth/password/change', ({ body, user }) =>
    changePassword(deps, { ...body, userId: user.userId, sessionId: user.sessionId }),
  )
}
