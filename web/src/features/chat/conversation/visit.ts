import type { Cell } from './cell.ts'
import { type ConversationState, withNewSince } from './state.ts'

/** Remembers how far a conversation was read when it was opened, to show what has come since as new. */
export function createVisit({ get, change }: Cell<ConversationState>) {
  /** Null until it is known. */
  let readBefore: number | null = null
  return {
    begin() {
      const { otherId, readSeq } = get()
      readBefore = otherId === null ? null : readSeq
    },
    learn(readSeq: number) {
      readBefore ??= readSeq
    },
    markNew() {
      const since = readBefore
      if (since !== null) change((state) => withNewSince(state, since))
    },
  }
}
