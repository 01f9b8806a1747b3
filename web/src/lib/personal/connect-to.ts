import { createStore, type UseStore } from 'idb-keyval'
import { TooLongError, within } from '#lib/time/within.ts'

/** Longer than any step of a database that works; some never open. */
const PATIENCE_MS = 5000
/** So long a database that did not answer is left alone. */
const REST_MS = 20_000
/** What browsers say of a connection that they closed by themselves: another one may work. */
const CLOSED = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

export const hasDatabases = () => 'indexedDB' in globalThis

/** Opens a database of the device when it is first used. Returns how to take a step in it, which fails where the device does not take it. */
export function connectTo(database: string, table: string) {
  let store: UseStore | null = null
  const open = () => (store ??= createStore(database, table))
  let restsUntil = 0

  return async function attempt<T>(step: (into: UseStore) => Promise<T>): Promise<T> {
    if (!hasDatabases() || Date.now() < restsUntil) throw new Error('No database answers here.')
    try {
      return await within(PATIENCE_MS, step(open()))
    } catch (error) {
      if (error instanceof TooLongError) restsUntil = Date.now() + REST_MS
      if (!(error instanceof DOMException && CLOSED.has(error.name))) throw error
      store = null
      return within(PATIENCE_MS, step(open()))
    }
  }
}
