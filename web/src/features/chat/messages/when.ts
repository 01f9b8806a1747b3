const pad = (number: number) => String(number).padStart(2, '0')

/** Day of a moment by this device's clock, for comparison. */
export function dayOf(at: string): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Label of a day: "Today", "Yesterday", or its date. */
export function dayLabel(at: string, now: Date): string {
  const day = dayOf(at)
  if (day === dayOf(now.toISOString())) return 'Today'
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day === dayOf(yesterday.toISOString())) return 'Yesterday'
  const isThisYear = new Date(at).getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(at))
}

/** Time such as "9:38", by this device's clock. */
export function timeOf(at: string): string {
  const date = new Date(at)
  return `${date.getHours()}:${pad(date.getMinutes())}`
}

/** Time at which a message was read, with the day if it differs from the message's. */
export function readTimeOf(readAt: string, sentAt: string): string {
  if (dayOf(readAt) === dayOf(sentAt)) return timeOf(readAt)
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' }).format(new Date(readAt))
  return `${day}, ${timeOf(readAt)}`
}

/** Short time for a list: the time today, else the day. */
export function shortWhen(at: string, now: Date): string {
  const label = dayLabel(at, now)
  if (label === 'Today') return timeOf(at)
  if (label === 'Yesterday') return label
  return new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' }).format(new Date(at))
}
