/** How fast frames may come: a burst, then a steady pace; `patience` refused ones in a row are too many. */
export type Pace = { burst: number; perSecond: number; patience: number }

export type Verdict = 'fine' | 'too-fast' | 'flood'

/** Counts one socket's frames. Time is in milliseconds of any clock that only goes forward. */
export function createFrameBudget({ burst, perSecond, patience }: Pace, now: () => number) {
  let left = burst
  let refused = 0
  let at = now()

  return {
    take(): Verdict {
      const moment = now()
      left = Math.min(burst, left + ((moment - at) * perSecond) / 1000)
      at = moment
      if (left >= 1) {
        left -= 1
        refused = 0
        return 'fine'
      }
      refused += 1
      return refused > patience ? 'flood' : 'too-fast'
    },
  }
}
