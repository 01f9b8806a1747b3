import type { FastifyRequest } from 'fastify'
import type { Role } from '#tables.ts'
import type { Cookies, WithCookies } from './cookies.ts'
import type { Csrf } from './csrf.ts'
import type { RequestLimits } from './request-limits.ts'

/** Who makes a request, as far as doors need to know. */
export type SignedIn = {
  userId: string
  sessionId: string
  role: Role
  isPhoneVerified: boolean
  hasCompletedProfile: boolean
  /** Somebody else chose their password. */
  mustChangePassword: boolean
}

/** Where tokens are looked up. */
export type SessionLookup = {
  find(access: string, options?: { fresh: boolean }): Promise<SignedIn | null>
  findByRefresh(refresh: string): Promise<{ sessionId: string; userId: string } | null>
}

/** What `implement` needs to know about a request. */
export type ApiGuard = {
  /** Whether answers are compared with the contract; off in production. */
  checksAnswers: boolean
  /** Requests per address, by group of routes. */
  limits: RequestLimits
  /** The caller by session cookie. `fresh` asks the database even when the answer is cached. */
  signedIn(request: WithCookies, options?: { fresh: boolean }): Promise<SignedIn | null>
  /** The session that a request belongs to, be it only by its refresh cookie because the short one ran out. */
  sessionId(request: FastifyRequest, caller: SignedIn | null): Promise<string | null>
  /** Throws `csrf-failed` for a request that our own pages cannot have made. */
  refuseForgery(request: FastifyRequest, caller: SignedIn | null): Promise<void>
}

type Parts = {
  env: { isProduction: boolean }
  cookies: Cookies
  csrf: Csrf
  limits: RequestLimits
  sessions: SessionLookup
}

export function createApiGuard({ env, cookies, csrf, limits, sessions }: Parts): ApiGuard {
  const guard: ApiGuard = {
    checksAnswers: !env.isProduction,
    limits,
    async signedIn(request, options) {
      const access = cookies.access(request)
      return access ? sessions.find(access, options) : null
    },
    async sessionId(request, caller) {
      if (caller) return caller.sessionId
      const refresh = cookies.refresh(request)
      return refresh ? ((await sessions.findByRefresh(refresh))?.sessionId ?? null) : null
    },
    async refuseForgery(request, caller) {
      csrf.refuseForgery(request, await guard.sessionId(request, caller))
    },
  }
  return guard
}

declare module 'fastify' {
  interface FastifyInstance {
    apiGuard: ApiGuard
  }
}
