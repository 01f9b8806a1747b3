const DAY_MS = 24 * 60 * 60_000

function parts(at: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const found = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = `${found['year']}-${found['month']}-${found['day']}`
  return { day, wall: Date.parse(`${day}T${found['hour']}:${found['minute']}:00Z`) }
}

/** Date in a time zone, as 2026-11-30. */
export const dayIn = (at: Date, timeZone: string) => parts(at, timeZone).day

/** Start of a day in a time zone. */
export function midnightIn(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(wanted)) return new Date(Date.now() + DAY_MS)
  const guess = wanted - (parts(new Date(wanted), timeZone).wall - wanted)
  // Second guess, as a daylight saving change may lie between.
  return new Date(guess - (parts(new Date(guess), timeZone).wall - wanted))
}
