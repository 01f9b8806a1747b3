const DAY_MS = 24 * 60 * 60_000

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short' })
const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' })

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** A moment that is to come, by the device's clock: "3:30 pm", "tomorrow 9:00 am", "Mon 9:00 am", "3 Dec 9:00 am". */
export function comingTimeText(at: Date, now: Date): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS)
  const time = clock.format(at)
  if (days <= 0) return time
  if (days === 1) return `tomorrow ${time}`
  return `${days < 7 ? weekday.format(at) : date.format(at)} ${time}`
}

/** A moment that has passed, as short as a list needs: "11:46 am", "Fri", "14 Nov". */
export function pastTimeText(at: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS)
  if (days <= 0) return clock.format(at)
  return days < 7 ? weekday.format(at) : date.format(at)
}
