import type { FastifyRequest } from 'fastify'
import type { Audience } from '@dream/contract/api/endpoint'
import type { ProblemCode } from '@dream/contract/api/errors'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { Cookies, WithCookies } from '#platform/security/cookies.ts'
import type { Csrf } from '#platform/security/csrf.ts'
import type { RequestLimits } from '#platform/limits/request-limits.ts'
import { createTurns, type Turns } from '#platform/limits/turns.ts'

/** Who makes a request. `features/access` adds what the product's access rules look at. */
export interface SignedIn {
  userId: string
  sessionId: string
}

/** An admin at a route for admins, with what the audit log says of a change of theirs. */
export interface AdminCaller extends SignedIn {
  adminRole: AdminRole
  /** Whether they have confirmed who they are, and used the admin area since; else only its door is there for them. */
  isOpen: boolean
  isRecentlyConfirmed: boolean
  source: 'admin'
  requestId: string
  ip: string
  /** Counts what was written to the audit log: a change that wrote nothing is a mistake of ours. */
  audit: { lines: number }
}

type AdminFacts = Pick<AdminCaller, 'adminRole' | 'isOpen' | 'isRecentlyConfirmed'> & {
  /** Why not even the door is there for them yet. */
  isKeptOut: ProblemCode | null
}

/** What is true of a caller as an admin right now; null when they are none. */
export type AdminLookup = (caller: SignedIn) => Promise<AdminFacts | null>

/** The audiences for which an admin's account is not enough by itself. */
type Ordinary = Exclude<Audience, 'admin' | 'admin-door'>

/** Why a caller may not call a route of this audience, or null when they may. */
export type AccessRule = (audience: Ordinary, caller: SignedIn | null) => ProblemCode | null

/** Looks tokens up. */
export type SessionLookup = {
  find(access: string, options?: { fresh: boolean }): Promise<SignedIn | null>
  findByRefresh(refresh: string): Promise<{ sessionId: string; userId: string } | null>
}

/** What `implement` needs to know about a request. */
export type ApiGuard = {
  /** Whether answers are compared with the contract; off in production. */
  checksAnswers: boolean
  refusal: AccessRule
  findAdmin: AdminLookup
  /** Requests per IP address, by group of routes. */
  limits: RequestLimits
  /** Whether nothing more may be stored: the disk is nearly full. */
  isDiskFull: () => boolean
  /** Requests of one person, few at once. */
  turns: Turns
  /** The caller by session cookie. `fresh` asks the database even when the answer is cached. */
  signedIn(request: WithCookies, options?: { fresh: boolean }): Promise<SignedIn | null>
  /** The session of a request, by its refresh cookie when the access cookie has expired. */
  sessionId(request: FastifyRequest, caller: SignedIn | null): Promise<string | null>
  /** Throws `csrf-failed` for a request that our own pages cannot have sent. */
  verifyCsrf(request: FastifyRequest, caller: SignedIn | null): Promise<void>
}

/** Whose changes wait while the disk is full. One can still log in and out, change a password, and look after the server. */
export const STORES: ReadonlySet<Audience> = new Set(['session', 'verified', 'buyer', 'broker'])

/** A phone asks for a handful of things at once; ten connections serve everybody. */
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
    /** Who made it, as far as a route has asked. */
    caller: SignedIn | null
  }
}
