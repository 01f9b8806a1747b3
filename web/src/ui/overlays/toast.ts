/** Toast: a short message at the bottom edge that disappears by itself, with at most one action. */
export type Toast = {
  id: number
  text: string
  action: { label: string; onPress: () => void } | undefined
  durationMs: number
}

const STAY_MS = 4000
/** Longer with an action, to read and reach it. */
const STAY_WITH_ACTION_MS = 7000

type Shown = {
  toast: Toast | null
  /** Top modal dialog: elements outside of it are inert, so toasts are rendered within it. */
  modal: HTMLDialogElement | undefined
}

let shown: Shown = { toast: null, modal: undefined }
let lastId = 0
const listeners = new Set<() => void>()

export function setShown(change: Partial<Shown>) {
  shown = { ...shown, ...change }
  for (const notify of listeners) notify()
}

/** Shows a toast, replacing the previous one. */
export function showToast(
  text: string,
  options: { action?: NonNullable<Toast['action']>; durationMs?: number } = {},
) {
  const { action, durationMs = action ? STAY_WITH_ACTION_MS : STAY_MS } = options
  lastId += 1
  setShown({ toast: { id: lastId, text, durationMs, action } })
}

/** Hides the toast, unless another than `id` is shown by now. */
export function hideToast(id = shown.toast?.id) {
  if (shown.toast?.id === id) setShown({ toast: null })
}

export const currentlyShown = () => shown

/** Calls `notify` after each change; returns the unsubscribe function. */
export function onShown(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
