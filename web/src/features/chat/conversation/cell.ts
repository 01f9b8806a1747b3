/** A value outside React that can be watched. */
export type Cell<S> = {
  get: () => S
  change: (next: (old: S) => S) => void
  subscribe: (tell: () => void) => () => void
}

export function createCell<S>(start: S): Cell<S> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    change(next) {
      const changed = next(value)
      if (changed === value) return
      value = changed
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
