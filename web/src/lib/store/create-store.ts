/** Observable value outside React. */
export type Readable<S> = {
  get: () => S
  /** Initial value, which prerendered pages show. */
  initial: () => S
  /** Calls `onChange` after each change; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
}

/** Observable value that can be changed. */
export type Store<S> = Readable<S> & {
  set: (next: S) => void
  update: (change: (old: S) => S) => void
}

/** Creates a store. Setting the same value again notifies nobody. */
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
