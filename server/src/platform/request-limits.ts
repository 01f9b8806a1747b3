import type {} from '@fastify/rate-limit'
import type { RouteName } from '@dream/contract/api/routes'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { problem } from './problem.ts'

/** Requests that one address may make in a minute; `RATE_LIMIT_SCALE` multiplies them. */
const PER_MINUTE = { signIn: 60, report: 30, write: 600, read: 1200 } as const

type Group = keyof typeof PER_MINUTE
export type RequestLimits = Record<Group, preHandlerAsyncHookHandler>

/** Nobody reads how much is left; only `retry-after` is told, by the error handler. */
const UNTOLD = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Addresses that a group counts at once. Of more, the one that was quiet longest starts anew. */
const ADDRESSES = 20_000

/** Options of the plugin: no route is limited unless it asks for it. */
export const REQUEST_LIMITS = { global: false, addHeaders: UNTOLD, addHeadersOnExceeding: UNTOLD }

/** One counter per group and address, over all routes of the group. Needs @fastify/rate-limit on `app`. */
export function createRequestLimits(app: FastifyInstance, scale: number): RequestLimits {
  const limit = (group: Group) =>
    app.rateLimit({
      max: Math.max(1, Math.floor(PER_MINUTE[group] * scale)),
      timeWindow: 60_000,
      cache: ADDRESSES,
      errorResponseBuilder: (_request, { ttl }) =>
        problem('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    })
  return { signIn: limit('signIn'), report: limit('report'), write: limit('write'), read: limit('read') }
}

/** Rotation and logout belong to everyday use; the other calls of sign-in are what guessing is made of. */
export function limitGroup(name: RouteName): Group {
  if (name.startsWith('GET ')) return 'read'
  if (name === 'POST /api/auth/refresh' || name.startsWith('POST /api/auth/logout')) return 'write'
  if (name === 'POST /api/debug/log') return 'report'
  return name.startsWith('POST /api/auth/') ? 'signIn' : 'write'
}
