import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'
import { problem } from './problem.ts'
import { isSameText, keyedHash, randomToken } from './tokens.ts'

/** Header of the token, in requests and answers. */
export const CSRF_HEADER = 'x-csrf-token'

/** Tokens of sessions that are kept, because making one costs more than all else that a refusal checks. */
const KNOWN_MAX = 20_000

export type Csrf = ReturnType<typeof createCsrf>

type Options = { key: Buffer; cookies: Cookies; publicUrl: string }

/**
 * Tokens against forged requests: a keyed hash of the session, or of a random cookie while signed out. Only the header
 * counts; the readable cookie is a mirror and proves nothing.
 */
export function createCsrf({ key, cookies, publicUrl }: Options) {
  const known = new Map<string, string>()
  const ofSession = (sessionId: string) => {
    const kept = known.get(sessionId)
    if (kept !== undefined) return kept
    const token = keyedHash(key, 'session', sessionId).toString('base64url')
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(sessionId, token)
    return token
  }
  const ofVisitor = (anonymous: string) => keyedHash(key, 'visitor', anonymous).toString('base64url')

  function give(reply: FastifyReply, token: string) {
    reply.header(CSRF_HEADER, token)
    cookies.setCsrfMirror(reply, token)
  }

  return {
    /** Hands out the token of a session. */
    giveToSession: (reply: FastifyReply, sessionId: string) => give(reply, ofSession(sessionId)),

    /** Hands out the token of a signed-out browser. */
    giveToVisitor(request: FastifyRequest, reply: FastifyReply) {
      const known = cookies.anonymous(request)
      const anonymous = known ?? randomToken(18)
      if (!known) cookies.setAnonymous(reply, anonymous)
      give(reply, ofVisitor(anonymous))
    },

    /** Refuses what was not sent by our own pages: first by what the browser says of its origin, then by the token. */
    refuseForgery(request: FastifyRequest, sessionId: string | null) {
      if (isFromElsewhere(request, publicUrl)) throw problem('csrf-failed')
      const sent = request.headers[CSRF_HEADER]
      const anonymous = cookies.anonymous(request)
      const expected = sessionId ? ofSession(sessionId) : anonymous && ofVisitor(anonymous)
      if (typeof sent !== 'string' || !expected || !isSameText(sent, expected)) throw problem('csrf-failed')
    },
  }
}

/** Browsers that say nothing (old ones, scripts) are left to the token. */
function isFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined || origin === publicUrl) return false
  return URL.parse(origin)?.host !== request.host
}
