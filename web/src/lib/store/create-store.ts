/** A value outside React that can be watched. */
export type Readable<S> = {
  get: () => S
  /** What it was made with: what prerendered pages show. */
  initial: () => S
  /** Calls `onChange` after each change; answers how to stop. */
  subscribe: (onChange: () => void) => () => void
}

/** One that can be changed. */
export type Store<S> = Readable<S> & {
  set: (next: S) => void
  update: (change: (old: S) => S) => void
}

/** Makes a store. Setting the value that it has already notifies nobody. */
export function createStore<S>(initial: S): Store<S> {
  let value = initial
  const listeners = new Set<() => void>()
  function set(next: S) {
    if (Object.is(next, value)) return
    value = next
    for (const onChange of listeners) onChange()
  }
  return {
    get: () => value,
    initial: () => initial,
    set,
    update: (change) => set(change(value)),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
