import type { Message } from '@dream/contract/api/messages'
import { keepAnswer, keptAnswer } from '#lib/answer-store.ts'
import { currentSession } from '#lib/session.ts'
import type { Cell } from './cell.ts'
import { type ConversationState, withMessages } from './state.ts'

/** Messages of one conversation that stay on the device for reading without a network. */
const KEPT_MAX = 200
const GATHER_MS = 1000

type Kept = { messages: readonly Message[]; changeSeq: number }

const keyOf = (conversationId: string) => `chat ${conversationId}`

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'messages' in kept &&
  Array.isArray(kept.messages) &&
  kept.messages.length > 0 &&
  'changeSeq' in kept

/** The newest messages as this person's device had them last. */
async function keptMessages(conversationId: string): Promise<Kept | null> {
  const { user } = currentSession()
  const kept = user && (await keptAnswer(user.id, keyOf(conversationId)))
  return isKept(kept?.answer) ? kept.answer : null
}

/** Shows what the device kept, until the server is heard. */
export async function showKept(conversationId: string, { get, change }: Cell<ConversationState>) {
  if (get().phase !== 'loading') return
  const kept = await keptMessages(conversationId)
  if (!kept || get().phase !== 'loading') return
  const { messages, changeSeq } = kept
  change((state) => ({ ...withMessages(state, messages), phase: 'kept', changeSeq }))
}

/** Keeps the newest messages a moment after each change; answers how to stop. They go when the person logs out. */
export function createKeeper(conversationId: string, get: () => ConversationState) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: readonly Message[] = []
  const keep = () => {
    timer = undefined
    const { user } = currentSession()
    const { timeline, changeSeq } = get()
    if (!user || timeline.run === kept || timeline.run.length === 0 || changeSeq === null) return
    kept = timeline.run
    const answer: Kept = { messages: kept.slice(-KEPT_MAX), changeSeq }
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
