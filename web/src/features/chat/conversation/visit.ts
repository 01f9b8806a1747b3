import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, withNewSince } from './state.ts'

type Reading = { read: (seq: number) => void }

/** Remembers the read position at the start of a visit, to mark later messages as new. */
export function createVisit({ get, update }: Store<ConversationState>, { read }: Reading) {
  /** Null until it is known. */
  let readBefore: number | null = null
  let isMarked = false
  return {
    begin() {
      isMarked = false
      const { otherId, readSeq } = get()
      readBefore = otherId === null ? null : readSeq
    },
    /** Whether the newest messages were read and the new ones are marked. Before, none counts as read: the list may still move. */
    isMarked: () => isMarked,
    /** Ends the visit: messages read in it are not new at the next one. */
    end: () => update((state) => withNewSince({ ...state, newAfter: null }, state.readSeq)),
    learn(readSeq: number) {
      readBefore ??= readSeq
    },
    /** Restores the device's saved read position, which an older answer may not include and the server may not know yet. */
    remember(readSeq: number | null) {
      if (readSeq === null) return
      readBefore = Math.max(readBefore ?? 0, readSeq)
      read(readSeq)
    },
    markNew() {
      isMarked = true
      const since = readBefore
      if (since !== null) update((state) => withNewSince(state, since))
    },
  }
}
