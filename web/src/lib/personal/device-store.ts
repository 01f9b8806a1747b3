import { clear, del, get, update } from 'idb-keyval'
import { connectTo, hasDatabases } from './connect-to.ts'
import { applied, type Change, createUnkept, GONE } from './unkept.ts'

/** So many changes of a value that the device does not take become one. */
const UNKEPT_MAX = 50

/**
 * A database of the device, opened when it is first used. What the device does not take (it is full or broken, or the window is a private
 * one) lives as long as the page, on top of what the device has, and is written with the next change that it takes.
 */
export function createDeviceStore(database: string, table: string) {
  const attempt = connectTo(database, table)
  /** By key, the value as the device last had it: there may be no reading it later. */
  const known = new Map<string, unknown>()
  const unkept = createUnkept((key) => void change(key, (value) => value))
  /** By key, the end of the changes so far: each is made on top of those before. */
  const tails = new Map<string, Promise<void>>()

  async function read(key: string): Promise<unknown> {
    try {
      known.set(key, await attempt((from) => get<unknown>(key, from)))
    } catch {
      // What was last known counts.
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

  /** For a browser that has no databases at all. */
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
    /** Whether something that was saved or changed is in this page alone. */
    isUnkept: unkept.isAny,
    read,
    save: (key: string, value: unknown) => change(key, () => value),
    /** In one transaction, so that no tab's change is lost. `apply` may be called more than once, on top of what the value is by then. */
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
