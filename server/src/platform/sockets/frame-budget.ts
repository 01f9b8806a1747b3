/** How fast frames may come: a burst, then a steady rate; more than `maxRefused` refused ones in a row are a flood. */
export type Pace = { burst: number; perSecond: number; maxRefused: number }

export type BudgetOutcome = 'allowed' | 'too-fast' | 'flood'

/** Counts one socket's frames. Time is in milliseconds of any clock that only goes forward. */
export function createFrameBudget({ burst, perSecond, maxRefused }: Pace, now: () => number) {
  let left = burst
  let refused = 0
  let refilledAt = now()

  return {
    take(): BudgetOutcome {
      const at = now()
      left = Math.min(burst, left + ((at - refilledAt) * perSecond) / 1000)
      refilledAt = at
      if (left >= 1) {
        left -= 1
        refused = 0
        return 'allowed'
      }
      refused += 1
      return refused > maxRefused ? 'flood' : 'too-fast'
    },
  }
}
