import { clear, del, get, update } from 'idb-keyval'
import { connectTo, hasDatabases } from './connect-to.ts'
import { applied, type Change, createUnkept, GONE } from './unkept.ts'

/** Maximum of pending changes of a value before they are merged into one. */
const UNKEPT_MAX = 50

/**
 * Key-value store in an IndexedDB database, opened when it is first used. Changes that the device refuses (disk full, database
 * broken, private window) live as long as the page, applied on top of the stored value, and are written with the next change that
 * succeeds.
 */
export function createDeviceStore(database: string, table: string) {
  const attempt = connectTo(database, table)
  /** Last value read or written by key, for when the database cannot be read. */
  const known = new Map<string, unknown>()
  const unkept = createUnkept((key) => void change(key, (value) => value))
  /** Tail of the changes by key, which run in sequence. */
  const tails = new Map<string, Promise<void>>()

  async function read(key: string): Promise<unknown> {
    try {
      known.set(key, await attempt((from) => get<unknown>(key, from)))
    } catch {
      // Fall back to the last known value.
    }
    return applied(unkept.of(key), known.get(key))
  }

  async function changeNow(key: string, apply: Change) {
    const changes = [...unkept.of(key), apply]
    let isGivenUp = false
    let value: unknown
    const changed: Change = (stored) => (value = isGivenUp ? stored : applied(changes, stored))
    try {
      await attempt((into) => update<unknown>(key, changed, into))
      known.set(key, value)
      unkept.set(key, [])
    } catch {
      isGivenUp = true
      unkept.set(key, changes)
      const whole = await read(key)
      if (changes.length > UNKEPT_MAX) unkept.set(key, [() => whole])
    }
  }

  /** Fallback for a browser without IndexedDB. */
  function keepInPage(key: string, apply: Change) {
    const value = applied([...unkept.of(key), apply], undefined)
    unkept.set(key, [() => value])
  }

  function change(key: string, apply: Change): Promise<void> {
    if (!hasDatabases()) return Promise.resolve(keepInPage(key, apply))
    const turn = (tails.get(key) ?? Promise.resolve()).then(() => changeNow(key, apply))
    tails.set(key, turn)
    return turn
  }

  return {
    /** Whether some change exists only in this page. */
    isUnkept: unkept.isAny,
    read,
    save: (key: string, value: unknown) => change(key, () => value),
    /**
     * Changes a value in one transaction, so that no tab's change is lost. `apply` may be called more than once, on top of the
     * value at that time.
     */
    change,
    async remove(key: string) {
      known.delete(key)
      unkept.set(key, [])
      await attempt((from) => del(key, from)).catch(() => unkept.set(key, GONE))
    },
    async clear() {
      known.clear()
      unkept.clear()
      await attempt(clear).catch(() => undefined)
    },
  }
}
