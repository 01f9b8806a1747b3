import { changeDurable, onDurableChange, readDurable, type DurableValue } from '#lib/personal/durable.ts'
import { createStore, type Readable } from '#lib/store/create-store.ts'

/** Reads or changes a person's saved value; a change resolves with the new one. */
export type DurableAccess<T> = {
  read: () => Promise<T>
  change: (apply: (old: T) => T) => Promise<T>
}

export type DurableOptions<T> = Omit<DurableValue<T>, 'key'> & {
  /** Name in the device's database. */
  name: string
  empty: T
}

/** Value saved on the device per person and synced across tabs. */
export function createDurableStore<T>({ name, empty, version, parse }: DurableOptions<T>) {
  const shown = createStore(empty)
  let owner: string | null = null
  let writes = 0
  let stopWatching = () => {}
  const valueOf = (userId: string) => ({ key: `${name}:${userId}`, version, parse })

  /** Applies a change optimistically and saves it; the stored value wins once no write is pending. */
  async function change(userId: string, apply: (old: T) => T): Promise<T> {
    writes += 1
    if (userId === owner) shown.update(apply)
    const stored = await changeDurable(valueOf(userId), apply)
    writes -= 1
    if (userId === owner && writes === 0) shown.set(stored)
    return stored
  }

  async function reload(userId: string) {
    const stored = await readDurable(valueOf(userId))
    if (userId === owner && writes === 0) shown.set(stored)
  }

  const state: Readable<T> = shown
  return {
    owner: () => owner,
    /** Value of the owner, as far as it is read. */
    state,
    /** Access to one person's value, even if the owner has changed by then. */
    of: (userId: string): DurableAccess<T> => ({
      read: () => readDurable(valueOf(userId)),
      change: (apply) => change(userId, apply),
    }),
    /** Switches to another person's value, or to none; resolves when it is read. */
    async setOwner(userId: string | null) {
      stopWatching()
      owner = userId
      shown.set(empty)
      if (!userId) return
      stopWatching = onDurableChange(valueOf(userId).key, () => void reload(userId))
      await reload(userId)
    },
  }
}
