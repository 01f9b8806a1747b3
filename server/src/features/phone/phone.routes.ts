import type { FastifyInstance } from 'fastify'
import { clientIp } from '#platform/http/proxy/client-ip.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { findUser } from '#features/users/users.store.ts'
import { type PhoneDeps, startPhoneVerification } from './start-phone-verification.ts'
import { type VerifyDeps, verifyPhone } from './verify-phone.ts'

export function phoneRoutes(app: FastifyInstance, deps: PhoneDeps & VerifyDeps) {
  implement(app, 'POST /api/auth/phone/start', ({ body, user: { userId, sessionId }, request }) =>
    startPhoneVerification(deps, { userId, sessionId, typed: body.phone, ip: clientIp(request) }),
  )

  implement(app, 'POST /api/auth/phone/verify', async ({ body, user }) => {
    await verifyPhone(deps, user.userId, body.code)
    const verified = await findUser(deps.database.db, user.userId)
    if (!verified) throw problem('unauthenticated')
    return verified
  })
}
