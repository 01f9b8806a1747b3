type Options = {
  /** What one name may do within a window. */
  most: number
  windowMs: number
  /** Names that are counted at once; further ones get nothing until the next window. */
  names: number
}

/** Counts in memory what each name does; all begin anew with each window. `now`: any clock in ms that only goes forward. */
export function createAllowance({ most, windowMs, names }: Options, now: () => number) {
  let counts = new Map<string, number>()
  let begun = now()

  return {
    /** Takes one for this name; false when there is none left. */
    take(name: string): boolean {
      if (now() - begun >= windowMs) {
        counts = new Map()
        begun = now()
      }
      const taken = counts.get(name) ?? 0
      if (taken >= most || (taken === 0 && counts.size >= names)) return false
      counts.set(name, taken + 1)
      return true
    },
  }
}
