import type { ZodType } from 'zod'
import type { AdminRole } from '../rules/admin/admins.ts'
import type { ProblemCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Callers that a route allows. `visitor`: anyone; `account`: signed in, also with a password that somebody else chose; `session`:
 * signed in with a password of their own, as all that follow; `verified`: signed in with a verified phone; `buyer`: signed in,
 * verified, profile complete, and neither broker nor admin. `broker`: signed in as a broker. `admin`: an admin of one of the
 * route's roles with a completed step-up; `admin-step-up`: an admin before the step-up. Everybody else gets 404 from these two.
 */
export type Audience =
  | 'visitor'
  | 'account'
  | 'session'
  | 'verified'
  | 'buyer'
  | 'broker'
  | 'admin'
  | 'admin-step-up'

/** Problems that every route of an audience can answer. */
export const AUDIENCE_PROBLEMS = {
  visitor: [],
  account: ['unauthenticated'],
  session: ['unauthenticated', 'password-change-required'],
  verified: ['unauthenticated', 'password-change-required', 'phone-unverified'],
  buyer: [
    'unauthenticated',
    'password-change-required',
    'phone-unverified',
    'profile-incomplete',
    'forbidden',
  ],
  broker: ['unauthenticated', 'forbidden', 'password-change-required'],
  admin: ['not-found'],
  'admin-step-up': ['not-found', 'password-change-required'],
} as const satisfies Record<Audience, readonly ProblemCode[]>

/** Groups of routes that share a rate limit per IP address. `signIn`: routes with which secrets could be guessed. */
export type RateLimit = 'signIn' | 'report' | 'write' | 'read'

/** Route of the API, defined once for server, client, tests and the OpenAPI document. */
export type Endpoint = {
  summary: string
  audience: Audience
  /** Admin roles that may call it; required for `admin`. */
  roles?: readonly AdminRole[]
  /** Requires a recent step-up of an admin; otherwise the problem `confirm-it-is-you`. */
  isSensitive?: true
  /** Admin route that takes a body but changes nothing: writes no audit entry. */
  isQuestion?: true
  /** Default: `read` for GET, `write` for all others. */
  rateLimit?: RateLimit
  /** Success status; 204 has no body. */
  status: 200 | 201 | 202 | 204
  params?: ZodType
  query?: ZodType
  body?: ZodType
  /** Whether it takes a multipart form with one file, as the part `file`, instead of JSON. */
  takesFile?: true
  /** Content type of an answer other than JSON; it is streamed, and its schema is ignored. */
  answersFile?: string
  answer: ZodType
  /** Expected problems beside those of every route of its audience. */
  problems: readonly ProblemCode[]
}

/** Name of a route: its method and its path with `:params`. */
export type EndpointName = `${Method} /api/${string}`
