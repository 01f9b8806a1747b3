/** Opening state of a broker, with the label by their own clock. */
type Opening = { isOpen: boolean; opensAt: string | null; label: string }

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const DAY_MS = 86_400_000

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats a moment of the coming days by this device's clock, as opening hours are written: 9:00 today, else Mon 9:00. */
function localTime(at: Date, now: Date): string {
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`
  return at.toDateString() === now.toDateString() ? time : `${WEEKDAYS[at.getDay()]} ${time}`
}

/**
 * Whether a broker is open, otherwise when they are back; in this device's time, and marked as such, where the broker's clock
 * differs.
 */
export function openingText({ isOpen, opensAt, label }: Opening, now = new Date()): string {
  if (isOpen || opensAt === null) return capital(label)
  const at = new Date(opensAt)
  const here = `back ${localTime(at, now)}`
  const isDate = at.getTime() - now.getTime() >= 6 * DAY_MS
  return capital(isDate || label === here ? label : `${here} your time`)
}
