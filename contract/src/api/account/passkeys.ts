/** Passkey messages between browser and server, in WebAuthn's own JSON; only the fields that the server uses. */
import { z } from 'zod'
import { PASSKEYS } from '../../rules/account/factors.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { User } from './user.ts'

const bytes = z.base64url().max(20_000)
const type = z.literal('public-key')

/** Ways a browser reaches an authenticator. Unknown ones that a browser names are dropped. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof TRANSPORTS)[number]
const isTransport = (name: string): name is Transport => TRANSPORTS.some((known) => known === name)

const credential = z.object({ id: z.string(), type, transports: z.array(z.enum(TRANSPORTS)) })
const userVerification = z.literal('required')

/** Options for creating a passkey. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.enum(['preferred', 'required']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** Options for signing in with a passkey. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(credential),
  timeout: z.int(),
  userVerification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const made = { id: bytes, rawId: bytes, type }

/** Created passkey, as the browser returns it. */
export const MadePasskey = z.object({
  ...made,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string())
      .default([])
      .transform((names) => names.filter(isTransport)),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** Signed challenge, as the browser returns it. */
export const SignedChallenge = z.object({
  ...made,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>

const time = z.iso.datetime()

/** Passkey in its owner's list. */
export const MyPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type MyPasskey = z.infer<typeof MyPasskey>

const changing = ['passkey-elsewhere', 'confirm-it-is-you'] as const

export const passkeyEndpoints = {
  'POST /api/auth/passkey/options': {
    summary: 'What a passkey has to sign to sign somebody in',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 200,
    answer: PasskeyRequest,
    problems: [],
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in with a passkey',
    audience: 'visitor',
    rateLimit: 'signIn',
    status: 200,
    body: SignedChallenge,
    answer: User,
    problems: ['passkey-refused'],
  },
  'POST /api/auth/confirm/passkey/options': {
    summary: 'What one of my passkeys has to sign to confirm who I am',
    audience: 'session',
    rateLimit: 'signIn',
    status: 200,
    answer: PasskeyRequest,
    problems: [],
  },
  'POST /api/auth/confirm/passkey': {
    summary: 'Confirm who I am with a passkey',
    audience: 'session',
    rateLimit: 'signIn',
    status: 204,
    body: SignedChallenge,
    answer: z.null(),
    problems: ['passkey-refused', 'too-many-attempts'],
  },
  'GET /api/auth/passkeys': {
    summary: 'My passkeys, the oldest first',
    audience: 'session',
    status: 200,
    answer: z.object({ items: z.array(MyPasskey) }),
    problems: [],
  },
  'POST /api/auth/passkeys/options': {
    summary: 'What a new passkey of mine is made from',
    audience: 'session',
    rateLimit: 'signIn',
    status: 200,
    answer: PasskeyCreation,
    problems: [...changing, 'factors-full'],
  },
  'POST /api/auth/passkeys': {
    summary: 'Add a passkey that was made for the last challenge',
    audience: 'session',
    rateLimit: 'signIn',
    status: 201,
    body: z.object({
      name: z.string().trim().max(PASSKEYS.nameMax, `Use up to ${PASSKEYS.nameMax} characters`),
      passkey: MadePasskey,
    }),
    answer: z.object({ items: z.array(MyPasskey) }),
    problems: [...changing, 'factors-full', 'passkey-refused'],
  },
  'DELETE /api/auth/passkeys/:id': {
    summary: 'Remove one of my passkeys',
    audience: 'session',
    status: 204,
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
    problems: [...changing, 'not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
