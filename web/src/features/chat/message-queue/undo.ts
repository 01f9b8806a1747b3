import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

/** Undo period after sending. */
const UNDO_MS = 5000

/** Messages that were sent together, by the clientId of the last one. */
export type Undoable = ReadonlyMap<string, readonly string[]>

const undoable = createStore<Undoable>(new Map())

/** Offers to undo what was just sent, for a while. */
export function offerUndo(clientIds: readonly string[]) {
  const last = clientIds.at(-1)
  if (last === undefined) return
  undoable.update((all) => new Map(all).set(last, clientIds))
  setTimeout(() => stopOffering(clientIds), UNDO_MS)
}

/** Withdraws the offer for messages that were sent together. */
export const stopOffering = (clientIds: readonly string[]) =>
  undoable.update((all) => new Map([...all].filter(([id]) => !clientIds.includes(id))))

/** Withdraws all offers. */
export const withdrawUndo = () => undoable.update((all) => (all.size === 0 ? all : new Map()))

export const useUndoable = () => useStore(undoable)
