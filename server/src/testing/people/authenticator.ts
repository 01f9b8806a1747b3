import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedChallenge,
} from '@dream/contract/api/account/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Origin of test apps. */
const ORIGIN = 'http://localhost:3000'
const [PRESENT, VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

type Options = {
  /** Origin of the page that asks. */
  origin?: string
  /** false: without user verification. */
  isVerifying?: boolean
}

/** Device with one passkey, as a phone or a security key: creates it, and signs with it. */
export function createAuthenticator({ origin = ORIGIN, isVerifying = true }: Options = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    const all = flags | PRESENT | (isVerifying ? VERIFIED : 0)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([all]), counter, credential])
  }

  function credentialData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, id.length])
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
  }

  const named = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  })

  return {
    make({ challenge, rp }: PasskeyCreation): MadePasskey {
      const data = authenticatorData(rp.id, HAS_CREDENTIAL, credentialData())
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      return {
        ...named(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    sign({ challenge, rpId }: PasskeyRequest): SignedChallenge {
      uses += 1
      const data = authenticatorData(rpId, 0)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return {
        ...named(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
