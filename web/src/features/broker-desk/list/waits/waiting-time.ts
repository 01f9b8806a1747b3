const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** Formats a wait: "9 min", "2 h 14 min", "3 d 4 h". */
export function waitText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes === 0) return 'now'
  if (minutes < HOUR_MIN) return `${minutes} min`
  if (minutes < DAY_MIN) return joined([Math.floor(minutes / HOUR_MIN), 'h'], [minutes % HOUR_MIN, 'min'])
  return joined([Math.floor(minutes / DAY_MIN), 'd'], [Math.floor((minutes % DAY_MIN) / HOUR_MIN), 'h'])
}

type Amount = [count: number, unit: string]

const joined = (large: Amount, small: Amount) =>
  [large, small]
    .filter(([count]) => count > 0)
    .map((amount) => amount.join(' '))
    .join(' ')
