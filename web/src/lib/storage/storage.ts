/** A browser's key-value storage that never throws: in private windows and full disks it just forgets. */
type Box = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  /** Removes every key that starts with `prefix`. */
  removeAll: (prefix: string) => void
}

function box(storage: () => Storage): Box {
  const attempt = <T>(action: (from: Storage) => T, otherwise: T) => {
    try {
      return action(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((from) => from.getItem(key), null),
    set: (key, value) => attempt((from) => from.setItem(key, value), undefined),
    remove: (key) => attempt((from) => from.removeItem(key), undefined),
    removeAll: (prefix) =>
      attempt((from) => {
        for (const key of Object.keys(from)) if (key.startsWith(prefix)) from.removeItem(key)
      }, undefined),
  }
}

/** Lasts until it is removed. */
export const device = box(() => localStorage)
/** Lasts as long as the tab. */
export const tab = box(() => sessionStorage)

const PERSONAL = 'dream:person:'

/** The key of something that belongs to one person; it goes when that person logs out. */
export const personalKey = (userId: string, name: string) => `${PERSONAL}${userId}:${name}`

/** Forgets what belongs to persons, on this device and in this tab. */
export function wipePersonalStorage() {
  device.removeAll(PERSONAL)
  tab.removeAll(PERSONAL)
}
