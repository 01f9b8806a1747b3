import type { ZodType } from 'zod'
import type { ProblemCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a route. `visitor`: anyone; `session`: signed in; `verified`: signed in with a verified phone;
 * `buyer`: signed in, verified, profile complete and not a broker. `broker`: signed in as a broker.
 */
export type Audience = 'visitor' | 'session' | 'verified' | 'buyer' | 'broker'

/** One route of the API, said once for server, client, tests and the OpenAPI document. */
export type Endpoint = {
  summary: string
  audience: Audience
  /** Success status; 204 answers nothing. */
  status: 200 | 201 | 202 | 204
  params?: ZodType
  query?: ZodType
  body?: ZodType
  /** Whether it takes a form with one file, as the part `file`, instead of JSON. */
  takesFile?: true
  answer: ZodType
  /** Expected failures beside those every route of its audience can have. */
  problems: readonly ProblemCode[]
}

/** A route's name: its method and its path with `:params`. */
export type EndpointName = `${Method} /api/${string}`
