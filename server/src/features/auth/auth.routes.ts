import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Cookies, SessionTokens } from '#platform/security/cookies.ts'
import type { Csrf } from '#platform/security/csrf.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { PasswordHash } from '#platform/security/password-hash.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import { requestOf, type SecurityLog } from '#platform/http/security-log.ts'
import { askForSignIn, signInWithPasskey } from '#features/factors/sign-in-with-passkey.ts'
import type { SessionKey, Sessions } from '#features/sessions/sessions.ts'
import { findUser } from '#features/users/users.store.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'

type Deps = {
  env: { rateLimitScale: number; publicUrl: string; brokerageName: string }
  database: Database
  sessions: Sessions
  attempts: Attempts
  passwords: PasswordHash
  cookies: Cookies
  csrf: Csrf
  codeKey: Buffer
  sealKey: Buffer
  securityLog: Pick<SecurityLog, 'note'>
  /** Whether registration is open. */
  takesRegistrations: () => boolean
}
type Opened = { userId: string; sessionId: string; tokens: SessionTokens }

type Entering = { user: SignedIn | null; request: FastifyRequest; reply: FastifyReply }

const clientOf = (request: FastifyRequest) => ({
  ...requestOf(request),
  userAgent: request.headers['user-agent'],
})

export function authRoutes(app: FastifyInstance, deps: Deps) {
  const { database, sessions, cookies, csrf } = deps

  /** Session of the browser, by its refresh cookie when the access cookie has expired. */
  async function currentSession(request: FastifyRequest, user: SignedIn | null) {
    if (user) return user
    const refresh = cookies.refresh(request)
    return refresh ? sessions.findByRefresh(refresh) : null
  }

  async function endCurrentSession(request: FastifyRequest, user: SignedIn | null) {
    const held = await currentSession(request, user)
    if (!held) return
    await sessions.end(held)
    const { userId, sessionId } = held
    deps.securityLog.note({ kind: 'logged-out', userId, sessionId, ...requestOf(request) })
  }

  /** Sets the session cookies and answers with the user. */
  async function welcome(reply: FastifyReply, { userId, sessionId, tokens }: Opened) {
    const user = await findUser(database.db, userId)
    if (!user) throw problem('unauthenticated')
    cookies.setSession(reply, tokens)
    csrf.issueForSession(reply, sessionId)
    return user
  }

  /** Signs in, and ends the session that was open on this browser. */
  async function enter(opened: Opened, { user, request, reply }: Entering) {
    await endCurrentSession(request, user)
    return welcome(reply, opened)
  }

  implement(app, 'POST /api/auth/register', async ({ body, ...entering }) =>
    enter(await register(deps, { ...body, ...clientOf(entering.request) }), entering),
  )

  implement(app, 'POST /api/auth/login', async ({ body, user, request, reply }) => {
    const opened = await logIn(deps, { ...body, ...clientOf(request) })
    const welcomed = await enter(opened, { user, request, reply })
    return opened.isKept ? { ...welcomed, isKept: true as const } : welcomed
  })

  implement(app, 'POST /api/auth/passkey/options', () => askForSignIn(deps))

  implement(app, 'POST /api/auth/passkey', async ({ body: signed, ...entering }) =>
    enter(await signInWithPasskey(deps, { signed, ...clientOf(entering.request) }), entering),
  )

  implement(app, 'POST /api/auth/logout', async ({ user, request, reply }) => {
    await endCurrentSession(request, user)
    cookies.clearSession(reply)
    // The app wipes its own storage; "storage" would remove the service worker too, and with it the offline start.
    reply.header('clear-site-data', '"cache"')
  })

  implement(app, 'GET /api/auth/me', async ({ user, request }) => {
    if (user) return findUser(database.db, user.userId)
    // The session is valid but its access cookie has expired: a 401 makes the client refresh, null would sign it out.
    if (await currentSession(request, null)) throw problem('unauthenticated')
    return null
  })

  implement(app, 'GET /api/auth/csrf-token', async ({ user, request, reply }) => {
    const held = await currentSession(request, user)
    if (held) csrf.issueForSession(reply, held.sessionId)
    else csrf.issueForVisitor(request, reply)
  })

  implement(app, 'POST /api/auth/refresh', async ({ request, reply }) => {
    const refresh = cookies.refresh(request)
    if (!refresh) throw problem('refresh-missing')
    const onReplay = (whose: SessionKey) =>
      deps.securityLog.note({ kind: 'refresh-replayed', ...whose, ...requestOf(request) })
    return welcome(reply, await sessions.refresh(refresh, onReplay))
  })
}
