/** What browser and server tell each other about passkeys, in WebAuthn's own JSON; of what a browser sends only what is looked at. */
import { z } from 'zod'

const bytes = z.base64url().max(20_000)
const type = z.literal('public-key')

/** How a browser reaches an authenticator. Of what else a browser names nothing is kept. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof TRANSPORTS)[number]
const isTransport = (name: string): name is Transport => TRANSPORTS.some((known) => known === name)

const credential = z.object({ id: z.string(), type, transports: z.array(z.enum(TRANSPORTS)) })
const userVerification = z.literal('required')

/** What a browser makes a passkey from. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser signs with a passkey. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(credential),
  timeout: z.int(),
  userVerification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const made = { id: bytes, rawId: bytes, type }

/** A passkey that a browser has made. */
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

/** A challenge that a browser has signed. */
export const SignedChallenge = z.object({
  ...made,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type SignedChallenge = z.infer<typeof SignedChallenge>
