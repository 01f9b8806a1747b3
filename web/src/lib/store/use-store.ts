import { useSyncExternalStore } from 'react'
import type { Readable } from './create-store.ts'

/** Live value of a store, or of `select` on it, which must return the same object for the same state. */
export function useStore<S>(store: Readable<S>): S
export function useStore<S, T>(store: Readable<S>, select: (value: S) => T): T
export function useStore<S>(store: Readable<S>, select: (value: S) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial()),
  )
}
