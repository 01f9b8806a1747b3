/** Suggested time to snooze until. */
export type SnoozeTime = { label: string; until: Date }

const HOUR_MS = 60 * 60_000
const MORNING = 9
const MONDAY = 1
const WEEK = 7

/** Morning on the device's clock, some days from now. */
const morningIn = (days: number, now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)

/** Suggested times; a Monday that is tomorrow is offered once. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const toMonday = (MONDAY - now.getDay() + WEEK) % WEEK || WEEK
  return [
    { label: 'In 1 hour', until: new Date(now.getTime() + HOUR_MS) },
    { label: 'Tomorrow 9:00', until: morningIn(1, now) },
    ...(toMonday === 1 ? [] : [{ label: 'Monday 9:00', until: morningIn(toMonday, now) }]),
  ]
}

const padded = (value: number) => String(value).padStart(2, '0')

/** Formats a moment for a `datetime-local` field. */
export function asLocalInput(at: Date): string {
  const day = [at.getFullYear(), padded(at.getMonth() + 1), padded(at.getDate())].join('-')
  return `${day}T${padded(at.getHours())}:${padded(at.getMinutes())}`
}
