import { isRecord } from '@dream/contract/rules/app/is-record'
import { RESET_CODE } from '@dream/contract/rules/account/codes'
import { call } from '#lib/api/api-client.ts'

/** Reset request: the email, the server's answer, and its time (device time, ms). */
export type ResetRequest = { email: string; answer: string; sentAt: number }

export const RESET_KEY = 'dream:reset-request'
/** Wait before another code can be requested. */
export const RESEND_MS = 60_000
const LIFE_MS = RESET_CODE.lifeMinutes * 60_000

/** Requests a code; the answer is the same whether the email has an account or not. */
export async function requestReset(email: string): Promise<ResetRequest> {
  const { message } = await call('POST /api/auth/password/forgot', { body: { email } })
  return { email, answer: message, sentAt: Date.now() }
}

/** Restores a saved request; null when it is malformed or its code has expired. */
export function restoreResetRequest(saved: unknown, now: number): ResetRequest | null {
  if (!isRecord(saved)) return null
  const { email, answer, sentAt } = saved
  if (typeof email !== 'string' || typeof answer !== 'string' || typeof sentAt !== 'number') return null
  return sentAt <= now && now - sentAt <= LIFE_MS ? { email, answer, sentAt } : null
}
