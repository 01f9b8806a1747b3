/** Wrapper of a browser's key-value storage that never throws: in private windows and on full disks it only forgets. */
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

/** Storage that lasts until it is removed. */
export const device = box(() => localStorage)
/** Storage that lasts as long as the tab. */
export const tab = box(() => sessionStorage)

const PERSONAL = 'dream:person:'

/** Key of a value that belongs to one person and is removed when they log out. */
export const personalKey = (userId: string, name: string) => `${PERSONAL}${userId}:${name}`

/** Removes personal values from this device and this tab. */
export function wipePersonalStorage() {
  device.removeAll(PERSONAL)
  tab.removeAll(PERSONAL)
}
