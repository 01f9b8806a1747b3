import type { TimeZone } from '@dream/contract/rules/brokers/brokers'
import type { Period } from '@dream/contract/rules/brokers/hours'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Formats 08:30 without the leading zero. */
const timeText = (time: string) => time.replace(/^0(?=\d)/, '')

/** Formats a week in as few lines as possible: "Mon to Fri, 8:30 to 17:30". */
export function weekRows(hours: readonly Period[]): { days: string; times: string }[] {
  const week = DAYS.map((day, at) => ({ day, times: timesOf(hours, at + 1) }))
  const rows: { first: string; last: string; count: number; times: string }[] = []
  for (const { day, times } of week) {
    const row = rows.at(-1)
    if (row?.times === times) Object.assign(row, { last: day, count: row.count + 1 })
    else rows.push({ first: day, last: day, count: 1, times })
  }
  return rows.map(({ first, last, count, times }) => ({
    days: count === 1 ? first : `${first} ${count === 2 ? 'and' : 'to'} ${last}`,
    times,
  }))
}

function timesOf(hours: readonly Period[], weekday: number): string {
  const periods = hours
    .filter(({ day }) => day === weekday)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => `${timeText(from)} to ${timeText(to)}`)
  return periods.length > 0 ? periods.join(', ') : 'Closed'
}

/** Closing time of the current period on the broker's own clock; null when they are closed now. */
export function openUntil(hours: readonly Period[], timeZone: TimeZone, now: Date): string | null {
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => clock.find((each) => each.type === type)?.value ?? ''
  const weekday = DAYS.findIndex((day) => day === part('weekday')) + 1
  const time = `${part('hour')}:${part('minute')}`
  const period = hours.find(({ day, from, to }) => day === weekday && from <= time && time < to)
  return period ? timeText(period.to) : null
}

/** Name of the time zone of the hours. */
export const zoneText = (timeZone: TimeZone) => `${timeZone.split('/')[1] ?? timeZone} time`
