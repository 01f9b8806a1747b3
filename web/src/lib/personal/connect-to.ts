import { createStore, type UseStore } from 'idb-keyval'
import { within } from '#lib/time/within.ts'

/** Longer than any step of a database that works; some never open. */
const PATIENCE_MS = 5000
/** So long a database that did not answer is left alone. */
const REST_MS = 20_000
/** What browsers say of a connection that they closed by themselves: another one may work. */
const CLOSED = /^(InvalidState|Unknown|Abort)Error$/

export const hasDatabases = () => 'indexedDB' in globalThis

/** Opens a database of the device when it is first used. Returns how to take a step in it, which fails where the device does not take it. */
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
