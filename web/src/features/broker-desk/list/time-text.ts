const DAY_MS = 24 * 60 * 60_000

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' })

/** Time in the desk's 24-hour format, as in the broker's hours and the messages. */
const clock = (at: Date) => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Formats a future moment on the device's clock: "15:30", "tomorrow 9:00", "Mon 9:00", "3 Dec 9:00". */
export function comingTimeText(at: Date, now: Date): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS)
  const time = clock(at)
  if (days <= 0) return time
  if (days === 1) return `tomorrow ${time}`
  return `${days < 7 ? weekday.format(at) : date.format(at)} ${time}`
}

/** Formats a past moment, as short as a list needs: "11:46", "Fri", "14 Nov". */
export function pastTimeText(at: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS)
  if (days <= 0) return clock(at)
  return days < 7 ? weekday.format(at) : date.format(at)
}
