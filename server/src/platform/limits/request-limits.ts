import type {} from '@fastify/rate-limit'
import type { RateLimit } from '@dream/contract/api/endpoint'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { problem } from '#platform/problems/problem.ts'

/** Requests of one IP per minute; `RATE_LIMIT_SCALE` multiplies them. */
const PER_MINUTE = { signIn: 60, report: 30, write: 600, read: 1200 } as const satisfies Record<
  RateLimit,
  number
>

export type RequestLimits = Record<RateLimit, preHandlerAsyncHookHandler>

/** Headers switched off, since no client reads them; the error handler sends `retry-after` alone. */
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Max IP addresses tracked per group; beyond that, the least recently used one is evicted. */
const MAX_TRACKED_IPS = 20_000

/** Options of the plugin: no route is limited by default. */
export const REQUEST_LIMITS = { global: false, addHeaders: NO_HEADERS, addHeadersOnExceeding: NO_HEADERS }

/** Creates one counter per group and IP address, over all routes of the group. Needs @fastify/rate-limit on `app`. */
export function createRequestLimits(app: FastifyInstance, scale: number): RequestLimits {
  const limit = (group: RateLimit) =>
    app.rateLimit({
      max: Math.max(1, Math.floor(PER_MINUTE[group] * scale)),
      timeWindow: 60_000,
      cache: MAX_TRACKED_IPS,
      errorResponseBuilder: (_request, { ttl }) =>
        problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    })
  return { signIn: limit('signIn'), report: limit('report'), write: limit('write'), read: limit('read') }
}
