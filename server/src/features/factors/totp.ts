import { BRAND } from '@dream/contract/rules/app/brand'
import { generateSecret, generateURI, verify } from 'otplib'

/** A phone's clock may be this far off. */
const TOLERANCE_SECONDS = 30

/** A secret for an authenticator app, in base32, and the address that its QR code holds. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: BRAND.name, label: email, secret }) }
}

/** The step of 30 seconds whose code this is, when it is later than the last one that was taken; else null. */
export async function stepOf(secret: string, code: string, lastStep: number | null): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const after = lastStep === null ? {} : { afterTimeStep: lastStep }
  const found = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS, ...after })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}
