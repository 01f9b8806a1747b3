type Options = {
  /** Max calls of one key within a window. */
  max: number
  windowMs: number
  /** Max keys tracked at once; further ones are refused until the next window. */
  maxKeys: number
}

/** Fixed-window rate limit in memory. `now`: any monotonic clock in ms. */
export function createWindowLimiter({ max, windowMs, maxKeys }: Options, now: () => number) {
  let counts = new Map<string, number>()
  let startedAt = now()

  return {
    /** Counts one call; false when the key has none left. */
    take(key: string): boolean {
      if (now() - startedAt >= windowMs) {
        counts = new Map()
        startedAt = now()
      }
      const taken = counts.get(key) ?? 0
      if (taken >= max || (taken === 0 && counts.size >= maxKeys)) return false
      counts.set(key, taken + 1)
      return true
    },
  }
}
