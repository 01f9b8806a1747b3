import { createStore, type UseStore } from 'idb-keyval'
import { within } from '#lib/time/within.ts'

/** Timeout for one operation, longer than a working database takes; some never open. */
const PATIENCE_MS = 5000
/** Pause after a timeout, during which the database is left alone. */
const REST_MS = 20_000
/** Errors of a connection that the browser closed by itself; a new one may work. */
const CLOSED = /^(InvalidState|Unknown|Abort)Error$/

export const hasDatabases = () => 'indexedDB' in globalThis

/**
 * Opens a database of the device when it is first used. Returns a function that runs one operation, and rejects where the device
 * fails.
 */
export function connectTo(database: string, table: string) {
  let store: UseStore | null = null
  let restsUntil = 0
  const take = <T>(step: (into: UseStore) => Promise<T>) =>
    within(PATIENCE_MS, step((store ??= createStore(database, table))))

  return async function attempt<T>(step: (into: UseStore) => Promise<T>): Promise<T> {
    if (!hasDatabases() || Date.now() < restsUntil) throw new DOMException('', 'NotReadableError')
    try {
      return await take(step)
    } catch (error) {
      const { name } = error instanceof DOMException ? error : { name: '' }
      if (name === 'TimeoutError') restsUntil = Date.now() + REST_MS
      if (!CLOSED.test(name)) throw error
      store = null
      return take(step)
    }
  }
}
