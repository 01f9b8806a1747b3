import { BRAND } from '@dream/contract/rules/app/brand'
import { generateSecret, generateURI, verify } from 'otplib'

/** Tolerated clock drift of a phone. */
const TOLERANCE_SECONDS = 30

/** New secret of an authenticator app in base32, and the URI for its QR code. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: BRAND.name, label: email, secret }) }
}

/** Returns the 30-second step of a code, when it is later than the last one used; else null. */
export async function stepOf(secret: string, code: string, lastStep: number | null): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const after = lastStep === null ? {} : { afterTimeStep: lastStep }
  const found = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS, ...after })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}
