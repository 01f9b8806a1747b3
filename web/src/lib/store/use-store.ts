import { useSyncExternalStore } from 'react'
import type { Readable } from './create-store.ts'

/** A store's value, or what `select` makes of it, kept up to date. An object that `select` makes must be the same one each time. */
export function useStore<S>(store: Readable<S>): S
export function useStore<S, T>(store: Readable<S>, select: (value: S) => T): T
export function useStore<S>(store: Readable<S>, select: (value: S) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial()),
  )
}
