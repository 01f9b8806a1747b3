import { z } from 'zod'
import { FACTORS } from '../../../rules/account/factors.ts'
import { ADMIN_ROLES } from '../../../rules/admin/admins.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { MadePasskey, PasskeyCreation, PasskeyRequest, SignedChallenge } from '../../account/passkeys.ts'

/** State of an admin's step-up. */
export const AdminStepUp = z.object({
  role: z.enum(ADMIN_ROLES),
  /** Whether the step-up is done and recent enough. */
  isOpen: z.boolean(),
  /** Available ways to do the step-up. */
  ways: z.array(z.enum([...FACTORS, 'recovery', 'demo'])),
  /** Whether they may set up their first factor now. */
  maySetUp: z.boolean(),
})
export type AdminStepUp = z.infer<typeof AdminStepUp>

/** Answer to a new factor. `recoveryCodes`: with the first factor only, shown once. */
const SetUp = z.object({ stepUp: AdminStepUp, recoveryCodes: z.array(z.string()).nullable() })
export type SetUp = z.infer<typeof SetUp>

const NO_CODE = 'Enter the whole code'
const code = z.string(NO_CODE).trim().min(6, NO_CODE).max(40, NO_CODE)
const name = z.string().trim().max(40, 'Use up to 40 characters')

export const adminStepUpEndpoints = {
  'GET /api/admin/step-up': {
    summary: 'Which admin this is, whether the admin area is open to them, and how they may open it',
    audience: 'admin-step-up',
    status: 200,
    answer: AdminStepUp,
    problems: [],
  },
  'POST /api/admin/step-up/code': {
    summary: "Confirm who one is with an authenticator app's code, or with a recovery code",
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code }),
    answer: AdminStepUp,
    problems: ['code-wrong', 'too-many-attempts'],
  },
  'POST /api/admin/step-up/passkey/options': {
    summary: 'What a passkey has to sign',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    isQuestion: true,
    status: 200,
    answer: PasskeyRequest,
    problems: [],
  },
  'POST /api/admin/step-up/passkey': {
    summary: 'Confirm who one is with a passkey',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    status: 200,
    body: SignedChallenge,
    answer: AdminStepUp,
    problems: ['passkey-refused', 'too-many-attempts'],
  },
  'POST /api/admin/step-up/set-up/totp': {
    summary: 'A secret for an authenticator app; nothing is set up before its first code',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    isQuestion: true,
    status: 200,
    answer: z.object({ secret: z.string(), uri: z.string() }),
    problems: ['set-up-closed', 'confirm-it-is-you', 'factors-full'],
  },
  'POST /api/admin/step-up/set-up/totp/confirm': {
    summary: 'Set an authenticator app up with its first code',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ code, name }),
    answer: SetUp,
    problems: ['set-up-closed', 'confirm-it-is-you', 'code-wrong', 'too-many-attempts'],
  },
  'POST /api/admin/step-up/set-up/passkey/options': {
    summary: 'What a passkey is made from',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    isQuestion: true,
    status: 200,
    answer: PasskeyCreation,
    problems: ['set-up-closed', 'confirm-it-is-you', 'factors-full'],
  },
  'POST /api/admin/step-up/set-up/passkey': {
    summary: 'Set a passkey up',
    audience: 'admin-step-up',
    rateLimit: 'signIn',
    status: 200,
    body: z.object({ name, passkey: MadePasskey }),
    answer: SetUp,
    problems: ['set-up-closed', 'confirm-it-is-you', 'passkey-refused'],
  },
  'POST /api/admin/step-up/close': {
    summary: 'Close the admin area on this device; twice is once',
    audience: 'admin-step-up',
    status: 204,
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
