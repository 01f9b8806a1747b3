/** Delays before the recipient of an unread message is notified: first by push, sooner for a broker who wants it, then by email. */
export const UNREAD_NOTICE_AFTER = {
  pushAfterMinutes: 10,
  soonAfterMinutes: 1,
  emailAfterMinutes: 120,
} as const

/** Throttle of the sound of an open broker desk, which otherwise rings at once. */
export const DESK_RINGS_EVERY_MS = 3000

/** Kinds of notification that a device can get. */
export const NOTIFICATION_KINDS = ['messages', 'unlocks', 'newDesigns', 'comeBack'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Limits of come-back notifications: per week, and days between two (product §2.5). */
export const COME_BACK = { perWeek: 2, apartDays: 3, fromHour: 8, toHour: 20 } as const

/** Daily quiet hours by the person's clock: 22:00 to 07:00. */
export type QuietHours = { from: string; to: string }

/** Default when quiet hours are switched on. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: '22:00', to: '07:00' }
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/
export const TIME_OF_DAY_INVALID = 'Enter a time like 22:00'
export const QUIET_EMPTY = 'Choose two different times'

/** Default when a device sends no time zone. */
export const DEFAULT_TIME_ZONE = 'Australia/Sydney'

/** Rate limit of test notifications that a person may ask for. */
export const PUSH_TESTS = { count: 5, minutes: 10 } as const

/** Whether a time zone of this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-AU', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes since midnight by a clock in the time zone. */
function minuteOfDay(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  return minutesOf(shown)
}

/** Returns the end of the quiet hours at this moment; null when it is not quiet. */
export function quietUntil(quiet: QuietHours | null, timeZone: string, now: Date): Date | null {
  if (!quiet) return null
  const minute = minuteOfDay(now, timeZone)
  const from = minutesOf(quiet.from)
  const into = (minute - from + DAY_MINUTES) % DAY_MINUTES
  const length = (minutesOf(quiet.to) - from + DAY_MINUTES) % DAY_MINUTES
  if (into >= length) return null
  const begun = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  return new Date(begun + (length - into) * MINUTE_MS)
}
