import { z } from 'zod'
import { FACTOR_CODE } from '../../rules/account/factors.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Code of an authenticator app, or a recovery code. */
export const FactorCode = z
  .string(FACTOR_CODE.wanted)
  .trim()
  .min(FACTOR_CODE.min, FACTOR_CODE.wanted)
  .max(FACTOR_CODE.max, FACTOR_CODE.wanted)

/** Authenticator app of a broker; null when none is set up. */
const Authenticator = z
  .object({
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .nullable()

/** Recovery codes, shown only in this answer. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const authenticatorEndpoints = {
  'GET /api/broker/authenticator': {
    summary: 'My authenticator app, which is asked for beside my password; null when I have none',
    audience: 'broker',
    status: 200,
    answer: z.object({ authenticator: Authenticator }),
    problems: [],
  },
  'POST /api/broker/authenticator': {
    summary: 'A secret for an authenticator app; nothing is set up before its first code',
    audience: 'broker',
    rateLimit: 'signIn',
    status: 200,
    answer: z.object({ secret: z.string(), uri: z.string() }),
    problems: ['confirm-it-is-you', 'authenticator-there'],
  },
  'POST /api/broker/authenticator/confirm': {
    summary: 'Set my authenticator app up with its first code',
    audience: 'broker',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code: FactorCode }),
    answer: RecoveryCodes,
    problems: ['confirm-it-is-you', 'authenticator-there', 'code-wrong', 'too-many-attempts'],
  },
  'POST /api/broker/authenticator/recovery-codes': {
    summary: 'New recovery codes in place of earlier ones',
    audience: 'broker',
    rateLimit: 'signIn',
    status: 200,
    answer: RecoveryCodes,
    problems: ['confirm-it-is-you', 'not-found'],
  },
  'DELETE /api/broker/authenticator': {
    summary: 'Remove my authenticator app, and its recovery codes',
    audience: 'broker',
    status: 204,
    answer: z.null(),
    problems: ['confirm-it-is-you', 'not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
