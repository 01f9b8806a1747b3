import type { FastifyInstance } from 'fastify'
import { clientIp } from '#platform/http/proxy/client-ip.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { findUser } from '#features/users/users.store.ts'
import { type EmailDeps, startEmailVerification } from './start-email-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function emailRoutes(app: FastifyInstance, deps: EmailDeps) {
  implement(app, 'POST /api/auth/email/start', ({ body, user: { userId, sessionId }, request }) =>
    startEmailVerification(deps, { userId, sessionId, newEmail: body.email, ip: clientIp(request) }),
  )

  implement(app, 'POST /api/auth/email/verify', async ({ body, user }) => {
    await verifyEmail(deps, user.userId, body.code)
    const verified = await findUser(deps.database.db, user.userId)
    if (!verified) throw problem('unauthenticated')
    return verified
  })
}
