import { changeDurable, onDurableChange, readDurable, type DurableValue } from '#lib/personal/durable.ts'
import { createStore, type Readable } from '#lib/store/create-store.ts'

/** Reads what the device saved for a person, or changes it and answers what it became. */
export type DurableAccess<T> = {
  read: () => Promise<T>
  change: (apply: (old: T) => T) => Promise<T>
}

export type DurableOptions<T> = Omit<DurableValue<T>, 'key'> & {
  /** Names it on the device. */
  name: string
  empty: T
}

/** A value that the device saves for each person, as every tab of its owner shows it. */
export function createDurableStore<T>({ name, empty, version, parse }: DurableOptions<T>) {
  const shown = createStore(empty)
  let owner: string | null = null
  let writes = 0
  let stopWatching = () => {}
  const valueOf = (userId: string) => ({ key: `${name}:${userId}`, version, parse })

  /** Shows a change at once and makes it last; what is stored wins as soon as nothing is being written. */
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
    /** What is known of the owner's value. */
    state,
    /** One person's value, whoever owns what is shown by then. */
    of: (userId: string): DurableAccess<T> => ({
      read: () => readDurable(valueOf(userId)),
      change: (apply) => change(userId, apply),
    }),
    /** Shows another person's value, or nobody's; resolves when it is read. */
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
