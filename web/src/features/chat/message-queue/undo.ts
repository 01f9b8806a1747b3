import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

/** How long what was sent can be undone. */
const UNDO_MS = 5000

/** What was sent together, by the clientId of its last message. */
export type Undoable = ReadonlyMap<string, readonly string[]>

const undoable = createStore<Undoable>(new Map())

/** Offers for a while to undo what was just sent. */
export function offerUndo(clientIds: readonly string[]) {
  const last = clientIds.at(-1)
  if (last === undefined) return
  undoable.update((all) => new Map(all).set(last, clientIds))
  setTimeout(() => stopOffering(clientIds), UNDO_MS)
}

/** Offers it no longer for what was sent together. */
export const stopOffering = (clientIds: readonly string[]) =>
  undoable.update((all) => new Map([...all].filter(([id]) => !clientIds.includes(id))))

/** Offers it no longer for anything. */
export const withdrawUndo = () => undoable.update((all) => (all.size === 0 ? all : new Map()))

export const useUndoable = () => useStore(undoable)
