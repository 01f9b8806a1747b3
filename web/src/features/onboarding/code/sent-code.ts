import { isRecord } from '@dream/contract/rules/app/is-record'

/** Sent code: its destination, the time of the request, and the time from which another may be requested (device time, ms). */
export type SentCode = { to: string; sentAt: number; resendAt: number }

/** Restores a saved code; null when it is malformed or has expired. */
export function restoreSentCode(saved: unknown, now: number, lifeMinutes: number): SentCode | null {
  if (!isRecord(saved)) return null
  const { to, sentAt, resendAt } = saved
  if (typeof to !== 'string' || typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  // A clock that was set back must not lock anyone out.
  if (sentAt > now || now - sentAt > lifeMinutes * 60_000) return null
  return { to, sentAt, resendAt }
}

/** Record of a code that was just sent. */
export function sentNow(to: string, resendAfterSeconds: number): SentCode {
  const now = Date.now()
  return { to, sentAt: now, resendAt: now + resendAfterSeconds * 1000 }
}
