import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedChallenge,
  Transport,
} from '@dream/contract/api/account/passkeys'
import { BRAND } from '@dream/contract/rules/app/brand'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { randomToken } from '#platform/security/tokens.ts'

export type Passkey = { id: string; publicKey: Buffer; counter: number; transports: Transport[] }

const TIMEOUT_MS = 120_000
/** Ed25519, ECDSA with P-256, RSA with SHA-256: the algorithms of phones, computers and security keys. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_BYTES = 32

/** Relying party: the product's own origin. */
const placeOf = (publicUrl: string) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
})

const named = ({ id, transports }: Pick<Passkey, 'id' | 'transports'>) => ({
  id,
  type: 'public-key' as const,
  transports,
})

type Owner = { id: string; email: string; name: string }

type Making = {
  owner: Owner
  known: readonly Passkey[]
  /** Whether the passkey must be discoverable: the device then signs in without an email. */
  isDiscoverable: boolean
}

/** Options for creating a passkey; existing ones are excluded. */
export const passkeyCreation = (
  publicUrl: string,
  { owner, known, isDiscoverable }: Making,
): PasskeyCreation => ({
  rp: { id: placeOf(publicUrl).id, name: BRAND.name },
  user: { id: Buffer.from(owner.id).toString('base64url'), name: owner.email, displayName: owner.name },
  challenge: randomToken(CHALLENGE_BYTES),
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: TIMEOUT_MS,
  excludeCredentials: known.map(named),
  authenticatorSelection: {
    residentKey: isDiscoverable ? 'required' : 'preferred',
    requireResidentKey: isDiscoverable,
    userVerification: 'required',
  },
  attestation: 'none',
})

/** Options for signing with one of these passkeys; without any named, with one that its owner chooses. */
export const passkeyRequest = (publicUrl: string, known: readonly Passkey[]): PasskeyRequest => ({
  rpId: placeOf(publicUrl).id,
  challenge: randomToken(CHALLENGE_BYTES),
  allowCredentials: known.map(named),
  timeout: TIMEOUT_MS,
  userVerification: 'required',
})

type Expected = { publicUrl: string; challenge: string }

/** Passkey that was made for this challenge with user verification; null when it was not. */
export async function checkMade(
  response: MadePasskey,
  { publicUrl, challenge }: Expected,
): Promise<Passkey | null> {
  const { id, origin } = placeOf(publicUrl)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { credential } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports,
  }
}

/** New counter of a passkey that has signed this challenge; null when it has not, or its counter went back. */
export async function checkSigned(
  response: SignedChallenge,
  passkey: Passkey,
  { publicUrl, challenge }: Expected,
): Promise<number | null> {
  const { id, origin } = placeOf(publicUrl)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}
