/** A short message at the bottom edge that leaves by itself, with at most one action. */
export type Toast = {
  id: number
  text: string
  action: { label: string; onPress: () => void } | undefined
  durationMs: number
}

const STAY_MS = 4000
/** Something to press needs longer to read and reach. */
const STAY_WITH_ACTION_MS = 7000

type Shown = {
  toast: Toast | null
  /** The dialog outside of which nothing can be pressed, or is read out: messages stand within it. */
  modal: HTMLDialogElement | undefined
}

let shown: Shown = { toast: null, modal: undefined }
let lastId = 0
const listeners = new Set<() => void>()

export function setShown(change: Partial<Shown>) {
  shown = { ...shown, ...change }
  for (const notify of listeners) notify()
}

/** Shows a message; it takes the place of the one before. */
export function showToast(
  text: string,
  options: { action?: NonNullable<Toast['action']>; durationMs?: number } = {},
) {
  const { action, durationMs = action ? STAY_WITH_ACTION_MS : STAY_MS } = options
  lastId += 1
  setShown({ toast: { id: lastId, text, durationMs, action } })
}

/** Takes the message away, if it is still the one that `id` names. */
export function hideToast(id = shown.toast?.id) {
  if (shown.toast?.id === id) setShown({ toast: null })
}

export const currentlyShown = () => shown

/** Calls `notify` after each change; answers how to stop. */
export function onShown(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
