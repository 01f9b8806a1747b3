import type { ZodType } from 'zod'
import type { AdminRole } from '../rules/admin/admins.ts'
import type { ProblemCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a route. `visitor`: anyone; `account`: signed in, be it with a password that somebody else chose; `session`: signed in,
 * with a password of their own, as all that follow; `verified`: signed in with a verified phone;
 * `buyer`: signed in, verified, profile complete, and neither broker nor admin. `broker`: signed in as a broker. `admin`: an admin of one
 * of the route's roles who has confirmed who they are; `admin-door`: an admin who is about to. To everybody else a route of
 * these two answers as an address that does not exist.
 */
export type Audience =
  | 'visitor'
  | 'account'
  | 'session'
  | 'verified'
  | 'buyer'
  | 'broker'
  | 'admin'
  | 'admin-door'

/** The failures that every route of an audience can have. */
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
  'admin-door': ['not-found', 'password-change-required'],
} as const satisfies Record<Audience, readonly ProblemCode[]>

/** Groups of routes whose requests are counted together, per IP address. `signIn`: what guessing is made of. */
export type RateLimit = 'signIn' | 'report' | 'write' | 'read'

/** One route of the API, said once for server, client, tests and the OpenAPI document. */
export type Endpoint = {
  summary: string
  audience: Audience
  /** Which admins; said by every route for `admin`. */
  roles?: readonly AdminRole[]
  /** Asks an admin again who they are, unless they have just said so: the problem `confirm-it-is-you`. */
  isSensitive?: true
  /** Of an admin's: takes a body and yet changes nothing, so that it leaves nothing in the audit log. */
  isQuestion?: true
  /** `read` for GET and `write` for all others unless said. */
  rateLimit?: RateLimit
  /** Success status; 204 answers nothing. */
  status: 200 | 201 | 202 | 204
  params?: ZodType
  query?: ZodType
  body?: ZodType
  /** Whether it takes a form with one file, as the part `file`, instead of JSON. */
  takesFile?: true
  /** The content type of an answer that is no JSON; it is streamed, and its schema is not looked at. */
  answersFile?: string
  answer: ZodType
  /** Expected failures beside those every route of its audience can have. */
  problems: readonly ProblemCode[]
}

/** A route's name: its method and its path with `:params`. */
export type EndpointName = `${Method} /api/${string}`
