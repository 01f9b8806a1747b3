import { SESSION } from '@dream/contract/rules/account/sessions'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply } from 'fastify'

const ACCESS_S = SESSION.accessMinutes * 60
const REFRESH_S = SESSION.idleDays * 24 * 60 * 60

/** Tokens of one session, as held by its browser. */
export type SessionTokens = { access: string; refresh: string }

/** Request with parsed cookies. */
export type WithCookies = { cookies: Readonly<Record<string, string | undefined>> }

/** Cookies of the server. On https their name prefixes prevent a neighbour host from planting them. */
export type Cookies = ReturnType<typeof createCookies>

type Options = {
  isHttps: boolean
  /** Path of the routes that get the refresh cookie: they rotate it, end it, or bind a CSRF token to its session. */
  refreshPath: string
}

export function createCookies({ isHttps, refreshPath }: Options) {
  const names = isHttps
    ? { access: '__Host-sid', refresh: '__Secure-rid', anonymous: '__Host-aid' }
    : { access: 'sid', refresh: 'rid', anonymous: 'aid' }
  const common: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isHttps }
  const httpOnly = { ...common, httpOnly: true }
  const ofRefresh = { ...httpOnly, path: refreshPath }

  return {
    /** Name of the session cookie, for the OpenAPI document. */
    sessionName: names.access,
    access: ({ cookies }: WithCookies) => cookies[names.access],
    refresh: ({ cookies }: WithCookies) => cookies[names.refresh],
    anonymous: ({ cookies }: WithCookies) => cookies[names.anonymous],

    setSession(reply: FastifyReply, tokens: SessionTokens) {
      reply.setCookie(names.access, tokens.access, { ...httpOnly, maxAge: ACCESS_S })
      reply.setCookie(names.refresh, tokens.refresh, { ...ofRefresh, maxAge: REFRESH_S })
      // Flag for the page that a refresh is worth trying; without any secret.
      reply.setCookie('hasRefresh', '1', { ...common, maxAge: REFRESH_S })
    },
    clearSession(reply: FastifyReply) {
      reply.clearCookie(names.access, httpOnly)
      reply.clearCookie(names.refresh, ofRefresh)
      reply.clearCookie('hasRefresh', common)
      reply.clearCookie('csrfToken', common)
    },
    setAnonymous(reply: FastifyReply, value: string) {
      reply.setCookie(names.anonymous, value, httpOnly)
    },
    /** Copy of the CSRF token for scripts; the server never reads it back. */
    setCsrfMirror(reply: FastifyReply, token: string) {
      reply.setCookie('csrfToken', token, common)
    },
  }
}
