import { call } from '#lib/api/api-client.ts'
import { readableMobile, type SentCode } from './sent-code.ts'

/** Has a code sent to a number. */
export async function startPhone(typed: string): Promise<SentCode> {
  const phone = typed.trim()
  const { resendAfterSeconds } = await call('POST /api/auth/phone/start', { body: { phone } })
  const now = Date.now()
  return { phone: readableMobile(phone), sentAt: now, resendAt: now + resendAfterSeconds * 1000 }
}
