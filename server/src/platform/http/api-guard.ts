import type { FastifyRequest } from 'fastify'
import type { Audience } from '@dream/contract/api/endpoint'
import type { ProblemCode } from '@dream/contract/api/errors'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { Cookies, WithCookies } from '#platform/security/cookies.ts'
import type { Csrf } from '#platform/security/csrf.ts'
import type { RequestLimits } from '#platform/limits/request-limits.ts'
import { createTurns, type Turns } from '#platform/limits/turns.ts'

/** Signed-in caller. `features/access` adds the fields for the product's access rules. */
export interface SignedIn {
  userId: string
  sessionId: string
}

/** Admin at an admin route, with the audit fields for their changes. */
export interface AdminCaller extends SignedIn {
  adminRole: AdminRole
  /** Whether the step-up is done and was used recently; otherwise only its own routes are open. */
  isOpen: boolean
  isRecentlyConfirmed: boolean
  source: 'admin'
  requestId: string
  ip: string
  /** Counts audit entries of the request: a change without one is a bug. */
  audit: { lines: number }
}

type AdminFacts = Pick<AdminCaller, 'adminRole' | 'isOpen' | 'isRecentlyConfirmed'> & {
  /** Reason why not even the step-up is open to them yet. */
  isKeptOut: ProblemCode | null
}

/** Reads a caller's current facts as an admin; null when they are none. */
export type AdminLookup = (caller: SignedIn) => Promise<AdminFacts | null>

/** Audiences other than those of admins, for whom an account is not enough. */
type Ordinary = Exclude<Audience, 'admin' | 'admin-step-up'>

/** Refusal of a caller for a route of this audience, or null when they may call it. */
export type AccessRule = (audience: Ordinary, caller: SignedIn | null) => ProblemCode | null

/** Looks up tokens. */
export type SessionLookup = {
  find(access: string, options?: { fresh: boolean }): Promise<SignedIn | null>
  findByRefresh(refresh: string): Promise<{ sessionId: string; userId: string } | null>
}

/** Services that `implement` needs for a request. */
export type ApiGuard = {
  /** Whether answers are validated against the contract; off in production. */
  checksAnswers: boolean
  refusal: AccessRule
  findAdmin: AdminLookup
  /** Rate limits per IP address, by group of routes. */
  limits: RequestLimits
  /** Whether the disk is nearly full, so that nothing more may be stored. */
  isDiskFull: () => boolean
  /** Limits the concurrent requests of one person. */
  turns: Turns
  /** Finds the caller by session cookie. `fresh` bypasses the cache. */
  signedIn(request: WithCookies, options?: { fresh: boolean }): Promise<SignedIn | null>
  /** Finds the session of a request, by its refresh cookie when the access cookie has expired. */
  sessionId(request: FastifyRequest, caller: SignedIn | null): Promise<string | null>
  /** Throws `csrf-failed` for a request that our own pages cannot have sent. */
  verifyCsrf(request: FastifyRequest, caller: SignedIn | null): Promise<void>
}

/**
 * Audiences whose changes are refused while the disk is full. Logging in and out, changing a password, and administration still
 * work.
 */
export const STORES: ReadonlySet<Audience> = new Set(['session', 'verified', 'buyer', 'broker'])

/** A phone sends a handful of requests at once; ten connections serve everybody. */
const TURNS = { each: 4, waiting: 60 }

type Deps = {
  env: { isProduction: boolean }
  refusal: AccessRule
  findAdmin: AdminLookup
  cookies: Cookies
  csrf: Csrf
  limits: RequestLimits
  isDiskFull: () => boolean
  sessions: SessionLookup
}

export function createApiGuard(deps: Deps): ApiGuard {
  const { env, refusal, findAdmin, cookies, csrf, limits, sessions, isDiskFull } = deps
  const guard: ApiGuard = {
    checksAnswers: !env.isProduction,
    refusal,
    findAdmin,
    limits,
    isDiskFull,
    turns: createTurns(TURNS),
    async signedIn(request, options) {
      const access = cookies.access(request)
      return access ? sessions.find(access, options) : null
    },
    async sessionId(request, caller) {
      if (caller) return caller.sessionId
      const refresh = cookies.refresh(request)
      return refresh ? ((await sessions.findByRefresh(refresh))?.sessionId ?? null) : null
    },
    async verifyCsrf(request, caller) {
      csrf.verifyCsrf(request, await guard.sessionId(request, caller))
    },
  }
  return guard
}

declare module 'fastify' {
  interface FastifyInstance {
    apiGuard: ApiGuard
  }
  interface FastifyRequest {
    /** Caller, once a route has looked it up. */
    caller: SignedIn | null
  }
}
