import type { CronItem } from 'graphile-worker'

/** Scheduled work. Once `signal` is aborted it took too long, and should stop. */
export type CronWork = (signal: AbortSignal) => Promise<void>
export type Schedule = { what: string; item: CronItem; limitMs: number }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After the jobs that people wait for. */
const PRIORITY = 10
/** Unlimited: runs that end with their process are run again. */
const MAX_ATTEMPTS = 32_767

/** Every hour, each at a minute of its own; once at the start when the hour was missed because no process ran. */
export function everyHour(what: string): Schedule {
  const minute = new TextEncoder().encode(what).reduce((sum, byte) => sum + byte, 0) % 60
  return schedule(what, { match: `${minute} * * * *`, everyMs: HOUR_MS, backfillPeriod: HOUR_MS })
}

/** Every minute; missed ones are left out. */
export const everyMinute = (what: string): Schedule =>
  schedule(what, { match: '* * * * *', everyMs: MINUTE_MS, backfillPeriod: 0 })

type Times = { match: string; everyMs: number; backfillPeriod: number }

function schedule(what: string, { match, everyMs, backfillPeriod }: Times): Schedule {
  const task = `cron-${what.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  const options = {
    backfillPeriod,
    maxAttempts: MAX_ATTEMPTS,
    priority: PRIORITY,
    // One waits at most, and none starts before the last one has ended.
    jobKey: task,
    queueName: task,
  }
  return { what, limitMs: everyMs / 2, item: { task, match, identifier: task, options } }
}
