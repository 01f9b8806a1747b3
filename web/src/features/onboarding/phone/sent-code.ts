import { isRecord } from '@dream/contract/rules/app/is-record'
import { PHONE_CODE, australianMobile } from '@dream/contract/rules/account/codes'

/** A code that is on its way: to which number, when it was asked for and when another may be (device time, ms). */
export type SentCode = { phone: string; sentAt: number; resendAt: number }

const LIFE_MS = PHONE_CODE.lifeMinutes * 60_000

/** What a device saved of a sent code; null when it makes no sense or the code has run out. */
export function restoreSentCode(saved: unknown, now: number): SentCode | null {
  if (!isRecord(saved)) return null
  const { phone, sentAt, resendAt } = saved
  if (typeof phone !== 'string' || typeof sentAt !== 'number' || typeof resendAt !== 'number') return null
  // A clock that was set back must not lock anyone out.
  if (sentAt > now || now - sentAt > LIFE_MS) return null
  return { phone, sentAt, resendAt }
}

/** A mobile number as Australians write it: 0412 345 678. */
export function readableMobile(typed: string): string {
  const local = australianMobile(typed)?.replace('+61', '0')
  return local ? `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}` : typed.trim()
}
