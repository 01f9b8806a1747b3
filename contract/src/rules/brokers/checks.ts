import { brokerageDay } from '../app/brokerage-day.ts'
import { CHECK_WARNING_DAYS } from './broker-files.ts'

type Running = { expiresOn?: string | null | undefined }

const DAY_MS = 86_400_000

/** Whole days until a check runs out: 0 on its last day, less once it has; null: it does not run out. */
export function daysLeft({ expiresOn }: Running, now: Date): number | null {
  if (!expiresOn) return null
  return Math.round((Date.parse(expiresOn) - Date.parse(brokerageDay(now))) / DAY_MS)
}

/** Whether buyers see a check: the day on which it runs out is its last. */
export const isValid = (check: Running, now: Date): boolean => (daysLeft(check, now) ?? 0) >= 0

/** Whether it runs out soon, and its broker is to be warned. */
export function isEnding(check: Running, now: Date): boolean {
  const left = daysLeft(check, now)
  return left !== null && left >= 0 && left <= CHECK_WARNING_DAYS
}
