import { z } from 'zod'
import { PHONE_INVALID, RESET_CODE, PHONE_CODE, CODE_INVALID } from '../../rules/account/codes.ts'
import * as rules from '../../rules/account/credentials.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { FactorCode } from './authenticator.ts'
import { SignedInUser, User } from './user.ts'

/** Email address, normalised for comparison and storage. */
export const Email = z
  .string(rules.EMAIL_INVALID)
  .transform(rules.normalEmail)
  .pipe(
    z
      .email({ pattern: rules.EMAIL_PATTERN, error: rules.EMAIL_INVALID })
      .max(rules.EMAIL_MAX, rules.EMAIL_INVALID),
  )

/** New password, compared exactly as typed. */
export const NewPassword = z
  .string(rules.PASSWORD_REQUIRED)
  .min(rules.PASSWORD_MIN, rules.PASSWORD_TOO_SHORT)
  .max(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG)
  .regex(rules.PASSWORD_MIX, rules.PASSWORD_TOO_SIMPLE)

/** One-time code; spaces around it are trimmed. */
export const oneTimeCode = (digits: number) =>
  z
    .string(CODE_INVALID)
    .trim()
    .regex(new RegExp(`^\\d{${digits}}$`), CODE_INVALID)

export const Registration = z.object({
  name: z
    .string(rules.NAME_REQUIRED)
    .trim()
    .min(1, rules.NAME_REQUIRED)
    .max(rules.NAME_MAX, rules.NAME_TOO_LONG),
  email: Email,
  password: NewPassword,
  hasInstalledApp: z.boolean().default(false),
  /** Version of the terms shown at registration; without it the person is asked for consent later. */
  consentVersion: z.iso.date().optional(),
})
export type Registration = z.input<typeof Registration>

export const Credentials = z.object({
  email: Email,
  password: z
    .string(rules.PASSWORD_REQUIRED)
    .min(1, rules.PASSWORD_REQUIRED)
    .max(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG),
  /** Second factor, required when an authenticator app is set up. */
  code: FactorCode.optional(),
})
export type Credentials = z.input<typeof Credentials>

/** Answer to a started phone verification; `resendAfterSeconds`: wait until another code may be requested. */
export const PhoneStart = z.object({ phone: z.string(), resendAfterSeconds: z.int() })
export type PhoneStart = z.infer<typeof PhoneStart>

export const authEndpoints = {
  'POST /api/auth/register': {
    summary: 'Create a buyer account and sign in',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 201,
    body: Registration,
    answer: User,
    problems: ['email-taken', 'registrations-closed', 'too-many-attempts', 'unavailable'],
  },
  'POST /api/auth/login': {
    summary: 'Sign in. It keeps an account that was to be deleted',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 200,
    body: Credentials,
    answer: SignedInUser,
    problems: [
      'credentials-wrong',
      'second-factor-required',
      'code-wrong',
      'too-many-attempts',
      'unavailable',
    ],
  },
  'POST /api/auth/logout': {
    summary: 'End this session; harmless when signed out',
    audience: 'visitor',
    status: 204,
    answer: z.null(),
    problems: [],
  },
  'POST /api/auth/logout/others': {
    summary: 'End every other session of mine, as on a phone that was lost',
    audience: 'session',
    status: 204,
    answer: z.null(),
    problems: ['confirm-it-is-you'],
  },
  'GET /api/auth/me': {
    summary: 'The signed-in person, or null',
    audience: 'visitor',
    status: 200,
    answer: User.nullable(),
    // The session is valid but its cookie has expired: refresh and retry.
    problems: ['unauthenticated'],
  },
  'GET /api/auth/csrf-token': {
    summary: 'A token for the X-CSRF-Token header, in that header',
    audience: 'visitor',
    status: 204,
    answer: z.null(),
    problems: [],
  },
  'POST /api/auth/refresh': {
    summary: 'Exchange the refresh cookie for a new session cookie',
    audience: 'visitor',
    status: 200,
    answer: User,
    problems: ['refresh-missing', 'refresh-failed'],
  },
  'POST /api/auth/phone/start': {
    summary: 'Send a code to an Australian mobile; whoever has a number confirms who they are first',
    audience: 'session',
    rateLimit: 'signIn',
    status: 202,
    body: z.object({ phone: z.string(PHONE_INVALID).trim().min(1, PHONE_INVALID).max(40, PHONE_INVALID) }),
    answer: PhoneStart,
    problems: [
      'email-unverified',
      'confirm-it-is-you',
      'phone-taken',
      'too-many-attempts',
      'texts-stopped',
      'unavailable',
    ],
  },
  'POST /api/auth/phone/verify': {
    summary: 'Confirm the number with the code',
    audience: 'session',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code: oneTimeCode(PHONE_CODE.digits) }),
    answer: User,
    problems: ['code-wrong', 'code-expired', 'phone-taken', 'too-many-attempts'],
  },
  'POST /api/auth/password/forgot': {
    summary: 'Send a reset code; the answer is the same for every email',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 202,
    body: z.object({ email: Email }),
    answer: z.object({ message: z.string() }),
    problems: [],
  },
  'POST /api/auth/password/reset': {
    summary: 'Set a new password with the code; ends every session',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 204,
    body: z.object({ email: Email, code: oneTimeCode(RESET_CODE.digits), password: NewPassword }),
    answer: z.null(),
    problems: ['code-wrong', 'code-expired', 'too-many-attempts', 'unavailable'],
  },
  'POST /api/auth/password/change': {
    summary: 'Change the password; ends the other sessions',
    audience: 'account',
    rateLimit: 'signIn',
    status: 204,
    body: z.object({
      current: z
        .string(rules.PASSWORD_REQUIRED)
        .min(1, rules.PASSWORD_REQUIRED)
        .max(rules.PASSWORD_MAX, rules.PASSWORD_TOO_LONG),
      password: NewPassword,
    }),
    answer: z.null(),
    problems: ['password-wrong', 'password-unchanged', 'too-many-attempts', 'unavailable'],
  },
} as const satisfies Record<EndpointName, Endpoint>
