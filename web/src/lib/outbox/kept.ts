import { changeDurable, onDurableChange, readDurable } from '../durable.ts'

/** Reads what the device keeps for a person, or changes it and answers what it became. */
export type Kept<T> = {
  read: () => Promise<T>
  change: (apply: (old: T) => T) => Promise<T>
}

export type KeptParts<T> = {
  /** Names it on the device. */
  name: string
  empty: T
  parse: (stored: unknown) => T
}

/** A value that the device keeps for each person, as every tab of its owner shows it. */
export function createKept<T>({ name, empty, parse }: KeptParts<T>) {
  let owner: string | null = null
  let shown = empty
  let writes = 0
  let stopWatching = () => {}
  const listeners = new Set<() => void>()
  const valueOf = (userId: string) => ({ key: `${name}:${userId}`, parse })

  function show(next: T) {
    shown = next
    for (const tell of listeners) tell()
  }

  /** Shows a change at once and makes it last; what is stored wins as soon as nothing is being written. */
  async function change(userId: string, apply: (old: T) => T): Promise<T> {
    writes += 1
    if (userId === owner) show(apply(shown))
    const stored = await changeDurable(valueOf(userId), apply)
    writes -= 1
    if (userId === owner && writes === 0) show(stored)
    return stored
  }

  async function reload(userId: string) {
    const stored = await readDurable(valueOf(userId))
    if (userId === owner && writes === 0) show(stored)
  }

  return {
    owner: () => owner,
    current: () => shown,
    /** One person's value, whoever owns what is shown by then. */
    of: (userId: string): Kept<T> => ({
      read: () => readDurable(valueOf(userId)),
      change: (apply) => change(userId, apply),
    }),
    /** Shows another person's value, or nobody's; resolves when it is read. */
    async follow(userId: string | null) {
      stopWatching()
      owner = userId
      show(empty)
      if (!userId) return
      stopWatching = onDurableChange(valueOf(userId).key, () => void reload(userId))
      await reload(userId)
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
