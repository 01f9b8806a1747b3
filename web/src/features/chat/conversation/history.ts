import { savePersonal, readPersonal } from '#lib/personal/personal-cache.ts'
import { currentSession } from '#lib/session/session.ts'
import type { Store } from '#lib/store/create-store.ts'
import { type ConversationState, type SavedConversation, withSaved } from './state.ts'

/** Messages of one conversation that stay on the device for reading without a network. */
const SAVED_MAX = 200
const SAVE_AFTER_MS = 1000

const keyOf = (conversationId: string) => `chat ${conversationId}`

/** The newest messages as this person's device had them last. */
async function readSaved(conversationId: string): Promise<SavedConversation | null> {
  const { user } = currentSession()
  const saved = user && (await readPersonal<SavedConversation>(user.id, keyOf(conversationId)))
  return saved?.value ?? null
}

/** Shows what the device saved, until the server has answered; returns how far it was read, or null when nothing is shown. */
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

/** Keeps the newest messages and the read receipts a moment after each change; returns how to stop. They go when the person logs out. */
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
