import { keepAnswer, keptAnswer } from '#lib/answer-store.ts'
import { currentSession } from '#lib/session.ts'
import type { Cell } from './cell.ts'
import { type ConversationState, type KeptConversation, type KnownMarks, withKept } from './state.ts'

/** Messages of one conversation that stay on the device for reading without a network. */
const KEPT_MAX = 200
const GATHER_MS = 1000

/** Of an app that kept messages alone. */
const NO_MARKS: KnownMarks = { readSeq: 0, otherReceivedSeq: 0, otherReadSeq: 0 }

const keyOf = (conversationId: string) => `chat ${conversationId}`

type Kept = Omit<KeptConversation, 'marks'> & Partial<KeptConversation>

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'messages' in kept &&
  Array.isArray(kept.messages) &&
  kept.messages.length > 0 &&
  'changeSeq' in kept

/** The newest messages as this person's device had them last. */
async function keptConversation(conversationId: string): Promise<KeptConversation | null> {
  const { user } = currentSession()
  const kept = user && (await keptAnswer(user.id, keyOf(conversationId)))
  return isKept(kept?.answer) ? { marks: NO_MARKS, ...kept.answer } : null
}

/** Shows what the device kept, until the server is heard; answers how far it was read, or null when nothing is shown. */
export async function showKept(
  conversationId: string,
  { get, change }: Cell<ConversationState>,
): Promise<number | null> {
  if (get().phase !== 'loading') return null
  const kept = await keptConversation(conversationId)
  if (!kept || get().phase !== 'loading') return null
  change((state) => withKept(state, kept))
  return kept.marks.readSeq
}

/** Keeps the newest messages and the marks a moment after each change; answers how to stop. They go when the person logs out. */
export function createKeeper(conversationId: string, get: () => ConversationState) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: readonly unknown[] = []
  const keep = () => {
    timer = undefined
    const { user } = currentSession()
    const { timeline, changeSeq, readSeq, otherReceivedSeq, otherReadSeq } = get()
    const now = [timeline.run, readSeq, otherReceivedSeq, otherReadSeq]
    const isSame = now.every((each, at) => each === last[at])
    if (!user || isSame || timeline.run.length === 0 || changeSeq === null) return
    last = now
    const marks = { readSeq, otherReceivedSeq, otherReadSeq }
    const answer: KeptConversation = { messages: timeline.run.slice(-KEPT_MAX), changeSeq, marks }
    void keepAnswer(user.id, keyOf(conversationId), { answer, at: Date.now() })
  }
  return {
    keepSoon: () => {
      timer ??= setTimeout(keep, GATHER_MS)
    },
    stop() {
      clearTimeout(timer)
      keep()
    },
  }
}
