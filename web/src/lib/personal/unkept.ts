import { createStore, type Readable } from '#lib/store/create-store.ts'
import { hasDatabases } from './connect-to.ts'

/** Maps a stored value to its new one. */
export type Change = (stored: unknown) => unknown

/** Change of a removed value, when the device refused the removal. */
export const GONE: readonly Change[] = [() => undefined]

/** Interval between retries of refused writes. */
const RETRY_MS = 20_000

export const applied = (changes: readonly Change[], stored: unknown): unknown =>
  changes.reduce<unknown>((value, change) => change(value), stored)

/**
 * Pending changes by key, in order, that the device refused; `write` is called with each key from time to time until it succeeds.
 */
export function createUnkept(write: (key: string) => void) {
  const changesOf = new Map<string, readonly Change[]>()
  const isAny = createStore(false)
  const shown: Readable<boolean> = isAny
  let retry: ReturnType<typeof setTimeout> | undefined

  function tell() {
    isAny.set([...changesOf.values()].some((each) => each !== GONE))
    clearTimeout(retry)
    if (isAny.get() && hasDatabases())
      retry = setTimeout(() => [...changesOf.keys()].forEach(write), RETRY_MS)
  }

  return {
    isAny: shown,
    of: (key: string): readonly Change[] => changesOf.get(key) ?? [],
    set(key: string, changes: readonly Change[]) {
      if (changes.length > 0) changesOf.set(key, changes)
      else changesOf.delete(key)
      tell()
    },
    clear() {
      changesOf.clear()
      tell()
    },
  }
}
