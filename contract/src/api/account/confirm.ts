import { z } from 'zod'
import * as rules from '../../rules/account/credentials.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Existing password, not checked against the rules for new ones. */
export const CurrentPassword = z
  .string(rules.PASSWORD_REQUIRED)
  .min(1, rules.PASSWORD_REQUIRED)
  .max(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG)

export const confirmEndpoints = {
  'POST /api/auth/confirm': {
    summary: 'Confirm who I am with my password, for changes that a session alone must not make',
    audience: 'session',
    rateLimit: 'signIn',
    status: 204,
    body: z.object({ password: CurrentPassword }),
    answer: z.null(),
    problems: ['password-wrong', 'too-many-attempts', 'unavailable'],
  },
} as const satisfies Record<EndpointName, Endpoint>
