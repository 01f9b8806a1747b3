import { isRecord } from '@dream/contract/rules/app/is-record'
import { RESET_CODE } from '@dream/contract/rules/account/codes'
import { call } from '#lib/api/api-client.ts'

/** A code that may have been sent: to which email, and when it was asked for (device time, ms). */
export type ResetRequest = { email: string; answer: string; sentAt: number }

export const RESET_KEY = 'dream:reset-request'
/** As long as a person should wait before asking again. */
export const RESEND_MS = 60_000
const LIFE_MS = RESET_CODE.lifeMinutes * 60_000

/** Asks for a code; the answer is the same whether the email has an account or not. */
export async function requestReset(email: string): Promise<ResetRequest> {
  const { message } = await call('POST /api/auth/password/forgot', { body: { email } })
  return { email, answer: message, sentAt: Date.now() }
}

/** What the device saved of a request; null when it makes no sense or its code has run out. */
export function restoreResetRequest(saved: unknown, now: number): ResetRequest | null {
  if (!isRecord(saved)) return null
  const { email, answer, sentAt } = saved
  if (typeof email !== 'string' || typeof answer !== 'string' || typeof sentAt !== 'number') return null
  return sentAt <= now && now - sentAt <= LIFE_MS ? { email, answer, sentAt } : null
}
