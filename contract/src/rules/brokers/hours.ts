import type { TimeZone } from './brokers.ts'

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Working period of one day, by the broker's own clock: 09:00 to 17:30. */
export type Period = { day: Weekday; from: string; to: string }

/** Working hours of a broker. */
export type Hours = { hours: readonly Period[]; timeZone: TimeZone; awayUntil: Date | null }

/** Whether a broker works now, otherwise when they are back, with its label. */
export type Opening = { isOpen: boolean; opensAt: Date | null; label: string }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const formats = new Map<TimeZone, Intl.DateTimeFormat>()

/** Wall-clock time in the zone, as milliseconds of a calendar without zones. */
function wallClock(at: Date, timeZone: TimeZone): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return at.getTime() + (sign === '-' ? -offset : offset)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const midnight = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS
/** The epoch, 1 January 1970, was a Thursday. */
const weekdayIndex = (wall: number) => (Math.floor(wall / DAY_MS) + 3) % 7

/** Periods of one day on the wall clock, ordered by start. */
function stretchesOf(hours: readonly Period[], day: number) {
  return hours
    .filter((period) => period.day === weekdayIndex(day) + 1)
    .map(({ from, to }) => ({
      from: day + minutesOf(from) * MINUTE_MS,
      to: day + minutesOf(to) * MINUTE_MS,
    }))
    .toSorted((a, b) => a.from - b.from)
}

/** Returns whether a broker works at this moment, or "back Mon 9:00". */
export function openingAt({ hours, timeZone, awayUntil }: Hours, now: Date): Opening {
  if (hours.length === 0) return { isOpen: false, opensAt: null, label: 'By appointment' }
  const isAway = awayUntil !== null && awayUntil > now
  const start = isAway ? awayUntil : now
  const wall = wallClock(start, timeZone)
  for (let days = 0; days <= 7; days++) {
    const next = stretchesOf(hours, midnight(wall) + days * DAY_MS).find(({ to }) => to > wall)
    if (!next) continue
    if (next.from <= wall && !isAway) return { isOpen: true, opensAt: null, label: 'Open now' }
    const opensWall = Math.max(next.from, wall)
    const opensAt = atWallClock(opensWall, start, timeZone)
    return { isOpen: false, opensAt, label: `back ${clockText(opensWall, wallClock(now, timeZone))}` }
  }
  return { isOpen: false, opensAt: null, label: 'By appointment' }
}

/** Converts a wall-clock time to a moment, near a known one; at most one daylight saving change lies between them. */
function atWallClock(wall: number, near: Date, timeZone: TimeZone): Date {
  const guess = new Date(near.getTime() + wall - wallClock(near, timeZone))
  return new Date(guess.getTime() + wall - wallClock(guess, timeZone))
}

function clockText(wall: number, nowWall: number): string {
  const date = new Date(wall)
  const time = `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`
  const days = (midnight(wall) - midnight(nowWall)) / DAY_MS
  if (days === 0) return time
  if (days < 7) return `${DAYS[weekdayIndex(wall)]} ${time}`
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** Max wait that is counted day by day. */
const LONGEST_DAYS = 90

/** Minutes of work between two moments: a question of Friday night that is answered on Monday at 9:10 waited ten. */
export function workingMinutes(
  { hours, timeZone }: Pick<Hours, 'hours' | 'timeZone'>,
  from: Date,
  to: Date,
): number {
  const [start, end] = [wallClock(from, timeZone), wallClock(to, timeZone)]
  let total = 0
  for (let day = midnight(start); day <= end && day < start + LONGEST_DAYS * DAY_MS; day += DAY_MS) {
    for (const stretch of stretchesOf(hours, day)) {
      total += Math.max(0, Math.min(stretch.to, end) - Math.max(stretch.from, start))
    }
  }
  return Math.round(total / MINUTE_MS)
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns the problem of a week's periods; null when there is none. */
export function hoursProblem(hours: readonly Period[]): string | null {
  for (const { from, to } of hours) {
    if (!TIME.test(from) || !TIME.test(to)) return 'Enter times like 09:00'
    if (from >= to) return `${from} to ${to} ends before it starts`
  }
  const sorted = hours.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))
  const overlap = sorted.find((period, at) => {
    const before = sorted[at - 1]
    return before?.day === period.day && before.to > period.from
  })
  return overlap ? `Two periods on ${DAYS[overlap.day - 1]} overlap` : null
}
