const ago = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' })

const MINUTE = 60_000
const STEPS = [
  { unit: 'day', ms: 24 * 60 * MINUTE },
  { unit: 'hour', ms: 60 * MINUTE },
  { unit: 'minute', ms: MINUTE },
] as const

/** Relative time, such as "3 hours ago", "in 2 minutes", "now". */
export function agoText(at: string, now: number): string {
  const ms = Date.parse(at) - now
  const step = STEPS.find((each) => Math.abs(ms) >= each.ms)
  return step ? ago.format(Math.round(ms / step.ms), step.unit) : ago.format(0, 'second')
}
