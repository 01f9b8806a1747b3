/** A short message at the bottom edge that leaves by itself, with at most one action. */
export type Toast = {
  id: number
  text: string
  action?: { label: string; onPress: () => void }
  durationMs: number
}

const STAY_MS = 4000
/** Something to press needs longer to read and reach. */
const STAY_WITH_ACTION_MS = 7000

let toast: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: Toast | null) {
  toast = next
  for (const notify of listeners) notify()
}

/** Shows a message; it takes the place of the one before. */
export function showToast(text: string, options: { action?: Toast['action']; durationMs?: number } = {}) {
  const { action, durationMs = action ? STAY_WITH_ACTION_MS : STAY_MS } = options
  lastId += 1
  set({ id: lastId, text, durationMs, ...(action && { action }) })
}

/** Takes the message away, if it is still the one that `id` names. */
export function hideToast(id?: number) {
  if (toast && (id === undefined || toast.id === id)) set(null)
}

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  current: () => toast,
}
