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
/** Ed25519, ECDSA with P-256, RSA with SHA-256: what phones, computers and security keys make. */
const ALGORITHMS = [-8, -7, -257]
const CHALLENGE_BYTES = 32

/** Where passkeys are good for: the product's own address. */
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
  /** Whether the device must find it without being told whose it is: it then signs in by itself. */
  isDiscoverable: boolean
}

/** What a browser makes a new passkey from; those that are there already are not made twice. */
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

/** What a browser signs with one of these passkeys; without any named, with whichever its owner chooses. */
export const passkeyRequest = (publicUrl: string, known: readonly Passkey[]): PasskeyRequest => ({
  rpId: placeOf(publicUrl).id,
  challenge: randomToken(CHALLENGE_BYTES),
  allowCredentials: known.map(named),
  timeout: TIMEOUT_MS,
  userVerification: 'required',
})

type Expected = { publicUrl: string; challenge: string }

/** The passkey that was made for this challenge by somebody who was verified by their device; null when it was not. */
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

/** The passkey's new counter when it has signed this challenge; null when it has not, or its counter went back. */
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
