import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#platform/address.ts'
import type { Attempts } from '#platform/attempts.ts'
import type { Cookies, SessionTokens } from '#platform/cookies.ts'
import type { Csrf } from '#platform/csrf.ts'
import type { Database } from '#platform/database.ts'
import { implement } from '#platform/implement.ts'
import type { PasswordHash } from '#platform/password-hash.ts'
import { problem } from '#platform/problem.ts'
import type { SignedIn } from '#platform/session.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { findUser } from '#features/users/users.store.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'

type Deps = {
  env: { rateLimitScale: number }
  database: Database
  sessions: Sessions
  attempts: Attempts
  passwords: PasswordHash
  cookies: Cookies
  csrf: Csrf
}
type Opened = { userId: string; sessionId: string; tokens: SessionTokens }

const senderOf = (request: FastifyRequest) => ({
  address: addressOf(request),
  userAgent: request.headers['user-agent'],
})

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const { database, sessions, cookies, csrf } = deps

  /** The session that a browser still holds, be it only by its refresh cookie. */
  async function heldSession(request: FastifyRequest, user: SignedIn | null) {
    if (user) return user
    const refresh = cookies.refresh(request)
    return refresh ? sessions.findByRefresh(refresh) : null
  }

  /** Hands the tokens to the browser and answers who they belong to. */
  async function welcome(reply: FastifyReply, { userId, sessionId, tokens }: Opened) {
    const user = await findUser(database.db, userId)
    if (!user) throw problem('unauthenticated')
    cookies.setSession(reply, tokens)
    csrf.giveToSession(reply, sessionId)
    return user
  }

  implement(app, 'POST /api/auth/register', async ({ body, user, request, reply }) => {
    const opened = await register(deps, { ...body, ...senderOf(request) })
    const held = await heldSession(request, user)
    if (held) await sessions.end(held)
    return welcome(reply, opened)
  })

  implement(app, 'POST /api/auth/login', async ({ body, user, request, reply }) => {
    const opened = await logIn(deps, { ...body, ...senderOf(request) })
    const held = await heldSession(request, user)
    if (held) await sessions.end(held)
    return welcome(reply, opened)
  })

  implement(app, 'POST /api/auth/logout', async ({ user, request, reply }) => {
    const held = await heldSession(request, user)
    if (held) await sessions.end(held)
    cookies.clearSession(reply)
    return null
  })

  implement(app, 'POST /api/auth/logout/others', async ({ user }) => {
    await sessions.endOthers(user)
    return null
  })

  implement(app, 'GET /api/auth/me', async ({ user, request }) => {
    if (user) return findUser(database.db, user.userId)
    // Signed in, but the short cookie ran out: a refusal makes the client refresh, null would sign it out.
    if (await heldSession(request, null)) throw problem('unauthenticated')
    return null
  })

  implement(app, 'GET /api/auth/csrf-token', async ({ user, request, reply }) => {
    const held = await heldSession(request, user)
    if (held) csrf.giveToSession(reply, held.sessionId)
    else csrf.giveToVisitor(request, reply)
    return null
  })

  implement(app, 'POST /api/auth/refresh', async ({ request, reply }) => {
    const refresh = cookies.refresh(request)
    if (!refresh) throw problem('refresh-missing')
    return welcome(reply, await sessions.refresh(refresh))
  })
}
