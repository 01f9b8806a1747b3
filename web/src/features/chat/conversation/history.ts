import { savePersonal, readPersonal } from '#lib/personal/personal-cache.ts'
import { currentSession } from '#lib/session/session.ts'
import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, type SavedConversation, withSaved } from './state.ts'

/** Maximum of messages per conversation that are saved on the device for offline reading. */
const SAVED_MAX = 200
const SAVE_AFTER_MS = 1000

const keyOf = (conversationId: string) => `chat ${conversationId}`

/** Reads the messages that this person's device saved. */
async function readSaved(conversationId: string): Promise<SavedConversation | null> {
  const { user } = currentSession()
  const saved = user && (await readPersonal<SavedConversation>(user.id, keyOf(conversationId)))
  return saved?.value ?? null
}

/** Shows the saved messages until the server has answered; resolves with the saved read position, or null when nothing is shown. */
export async function showSaved(
  conversationId: string,
  { get, update }: Store<ConversationState>,
): Promise<number | null> {
  if (get().phase !== 'loading') return null
  const saved = await readSaved(conversationId)
  if (!saved || get().phase !== 'loading') return null
  update((state) => withSaved(state, saved))
  return saved.marks.readSeq
}

/**
 * Saves the newest messages and the read receipts shortly after each change; returns the stop function. They are removed at
 * logout.
 */
export function createHistorySaver(conversationId: string, get: () => ConversationState) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: readonly unknown[] = []
  const save = () => {
    timer = undefined
    const { user } = currentSession()
    const { timeline, changeSeq, readSeq, otherReceivedSeq, otherReadSeq, otherReads } = get()
    const now = [timeline.run, readSeq, otherReceivedSeq, otherReadSeq, otherReads]
    const isSame = now.every((each, at) => each === last[at])
    if (!user || isSame || timeline.run.length === 0 || changeSeq === null) return
    last = now
    const marks = { readSeq, otherReceivedSeq, otherReadSeq, otherReads }
    const value: SavedConversation = { messages: timeline.run.slice(-SAVED_MAX), changeSeq, marks }
    void savePersonal(user.id, keyOf(conversationId), { value, at: Date.now() })
  }
  return {
    saveSoon: () => {
      timer ??= setTimeout(save, SAVE_AFTER_MS)
    },
    stop() {
      clearTimeout(timer)
      save()
    },
  }
}
