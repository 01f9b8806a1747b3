import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, withNewSince } from './state.ts'

type Reading = { read: (seq: number) => void }

/** Remembers how far a conversation was read when it was opened, to show what has come since as new. */
export function createVisit({ get, update }: Store<ConversationState>, { read }: Reading) {
  /** Null until it is known. */
  let readBefore: number | null = null
  return {
    begin() {
      const { otherId, readSeq } = get()
      readBefore = otherId === null ? null : readSeq
    },
    /** What was new and was read is not new at the next visit. */
    end: () => update((state) => withNewSince({ ...state, newAfter: null }, state.readSeq)),
    learn(readSeq: number) {
      readBefore ??= readSeq
    },
    /** The device had read this far, whatever an older answer says; the server may not know it yet. */
    remember(readSeq: number | null) {
      if (readSeq === null) return
      readBefore = Math.max(readBefore ?? 0, readSeq)
      read(readSeq)
    },
    markNew() {
      const since = readBefore
      if (since !== null) update((state) => withNewSince(state, since))
    },
  }
}
