import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'
import { problem } from '#platform/problems/problem.ts'
import { isSameOrigin } from './same-origin.ts'
import { isSameText, keyedHash, randomToken } from './tokens.ts'

/** Header of the token, in requests and answers. */
export const CSRF_HEADER = 'x-csrf-token'

/** Max cached tokens of sessions, since making one costs more than all other checks of a refusal. */
const MAX_CACHED_TOKENS = 20_000

export type Csrf = ReturnType<typeof createCsrf>

type Options = { key: Buffer; cookies: Cookies; publicUrl: string }

/**
 * CSRF tokens: a keyed hash of the session, or of a random cookie while signed out. Only the header counts; the readable cookie is
 * a copy and proves nothing.
 */
export function createCsrf({ key, cookies, publicUrl }: Options) {
  const known = new Map<string, string>()
  const ofSession = (sessionId: string) => {
    const cached = known.get(sessionId)
    if (cached !== undefined) return cached
    const token = keyedHash(key, 'session', sessionId).toString('base64url')
    if (known.size >= MAX_CACHED_TOKENS) known.clear()
    known.set(sessionId, token)
    return token
  }
  const ofVisitor = (anonymous: string) => keyedHash(key, 'visitor', anonymous).toString('base64url')

  function issue(reply: FastifyReply, token: string) {
    reply.header(CSRF_HEADER, token)
    cookies.setCsrfMirror(reply, token)
  }

  return {
    /** Issues the token of a session. */
    issueForSession: (reply: FastifyReply, sessionId: string) => issue(reply, ofSession(sessionId)),

    /** Issues the token of a signed-out browser. */
    issueForVisitor(request: FastifyRequest, reply: FastifyReply) {
      const known = cookies.anonymous(request)
      const anonymous = known ?? randomToken(18)
      if (!known) cookies.setAnonymous(reply, anonymous)
      issue(reply, ofVisitor(anonymous))
    },

    /** Throws `csrf-failed` for a request that our own pages did not send: checks the browser's origin header, then the token. */
    verifyCsrf(request: FastifyRequest, sessionId: string | null) {
      if (isFromElsewhere(request, publicUrl)) throw problem('csrf-failed')
      const sent = request.headers[CSRF_HEADER]
      const anonymous = cookies.anonymous(request)
      const expected = sessionId ? ofSession(sessionId) : anonymous && ofVisitor(anonymous)
      if (typeof sent !== 'string' || !expected || !isSameText(sent, expected)) throw problem('csrf-failed')
    },
  }
}

/** Requests without an origin (old browsers, scripts) are checked by the token alone. */
function isFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  return origin !== undefined && !isSameOrigin(origin, request, publicUrl)
}
