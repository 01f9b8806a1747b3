import { z } from 'zod'
import { EMAIL_CODE } from '../../rules/account/codes.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { Email, oneTimeCode } from './auth.ts'
import { User } from './user.ts'

/** Answer to a started email verification: the address that got a code, and the wait until another may be requested. */
export const EmailStart = z.object({ email: z.string(), resendAfterSeconds: z.int() })
export type EmailStart = z.infer<typeof EmailStart>

export const emailEndpoints = {
  'POST /api/auth/email/start': {
    summary: 'Send a code to my email, or to the one that is to take its place',
    audience: 'session',
    rateLimit: 'signIn',
    status: 202,
    /** `email`: the new address. */
    body: z.object({ email: Email.optional() }),
    answer: EmailStart,
    problems: ['confirm-it-is-you', 'email-taken', 'too-many-attempts'],
  },
  'POST /api/auth/email/verify': {
    summary: 'Confirm the email with the code; a new one takes the place of the old one',
    audience: 'session',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code: oneTimeCode(EMAIL_CODE.digits) }),
    answer: User,
    problems: ['code-wrong', 'code-expired', 'email-taken', 'too-many-attempts'],
  },
} as const satisfies Record<EndpointName, Endpoint>
