import type { Progress } from './progress.ts'

const MINUTE_MS = 60_000
/** Landing a change has 90 minutes for everything: a run that would take longer first reports what is still running. */
const SAYS_AT = 75
const ENDS_AT = 82

/** Prints the progress of a run once a minute, and interrupts a run that takes too long. */
export function startClock(progress: Progress, log: (line: string) => void = console.log) {
  const limit = new AbortController()
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    log(`${String(minutes).padStart(4)} min  ${progress.line()}`)
    if (minutes === SAYS_AT) {
      log(
        [`After ${SAYS_AT} minutes (the run ends at ${ENDS_AT}) it waits for:`, ...progress.atWork()].join(
          '\n  ',
        ),
      )
    }
    if (minutes === ENDS_AT) {
      log([`Interrupted after ${ENDS_AT} minutes, at:`, ...progress.atWork()].join('\n  '))
      limit.abort()
    }
  }, MINUTE_MS)
  return { signal: limit.signal, stop: () => clearInterval(timer) }
}
