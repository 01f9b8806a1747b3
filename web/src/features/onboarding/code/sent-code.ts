import { isRecord } from '@dream/contract/rules/app/is-record'

/** A code that is on its way: where to, when it was asked for and when another may be (device time, ms). */
export type SentCode = { to: string; sentAt: number; resendAt: number }

/** What a device saved of a sent code; null when it makes no sense or the code has run out. */
export function restoreSentCode(saved: unknown, now: number, lifeMinutes: number): SentCode | null {
  if (!isRecord(saved)) return null
  const { to, sentAt, resendAt } = saved
  if (typeof to !== 'string' || typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  // A clock that was set back must not lock anyone out.
  if (sentAt > now || now - sentAt > lifeMinutes * 60_000) return null
  return { to, sentAt, resendAt }
}

/** A code that was sent just now. */
export function sentNow(to: string, resendAfterSeconds: number): SentCode {
  const now = Date.now()
  return { to, sentAt: now, resendAt: now + resendAfterSeconds * 1000 }
}
