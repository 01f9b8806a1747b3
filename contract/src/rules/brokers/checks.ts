import { brokerageDay } from '../app/brokerage-day.ts'
import { CHECK_WARNING_DAYS } from './broker-files.ts'

type Running = { expiresOn?: string | null | undefined }

const DAY_MS = 86_400_000

/** Whole days until a check expires: 0 on its last day, negative afterwards; null: it does not expire. */
export function daysLeft({ expiresOn }: Running, now: Date): number | null {
  if (!expiresOn) return null
  return Math.round((Date.parse(expiresOn) - Date.parse(brokerageDay(now))) / DAY_MS)
}

/** Whether buyers see a check: its expiry date is the last day. */
export const isValid = (check: Running, now: Date): boolean => (daysLeft(check, now) ?? 0) >= 0

/** Whether it expires soon, so that its broker is warned. */
export function isEnding(check: Running, now: Date): boolean {
  const left = daysLeft(check, now)
  return left !== null && left >= 0 && left <= CHECK_WARNING_DAYS
}
