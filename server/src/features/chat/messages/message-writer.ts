import type { Database } from '#platform/database.ts'
import { gather } from '#platform/gather.ts'
import { createStoreNext, type Pair } from './next-message.store.ts'
import { type Draft, type Pace, type Stored, storeMessages } from './store-messages.store.ts'

/** Stores a message; resolves once it is committed. */
export type WriteMessage = (draft: Draft) => Promise<Stored>

/** A slow commit keeps nobody waiting until eight are under way; few enough in one that the locks of their conversations are held for milliseconds only. */
const LIMITS = { atOnce: 8, most: 32 }
/** Conversations whose two are kept in mind; the one that was learnt first makes room. */
const PAIRS = 20_000

/** Stores messages as they come, or many in one statement; each has its own outcome. A repeat is the same message. */
export function createMessageWriter({ sql }: Database, pace: Pace): WriteMessage {
  const storeNext = createStoreNext(sql, pace)
  const pairs = new Map<string, Pair>()

  const learn = ({ conversationId }: Draft, { outcome, for_buyer, for_broker }: Stored) => {
    if (outcome !== 'stored' || pairs.has(conversationId)) return
    const [oldest] = pairs.size >= PAIRS ? pairs.keys() : []
    if (oldest !== undefined) pairs.delete(oldest)
    pairs.set(conversationId, { buyerId: for_buyer, brokerId: for_broker })
  }
  const alone = async (draft: Draft) => {
    const pair = draft.fileId === null && pairs.get(draft.conversationId)
    return pair ? storeNext(draft, pair) : null
  }

  return gather(LIMITS, async (drafts) => {
    const [only] = drafts
    const next = drafts.length === 1 && only ? await alone(only) : null
    if (next) return [next]
    const stored = await storeMessages(sql, drafts, pace)
    for (const [place, draft] of drafts.entries()) {
      const one = stored[place]
      if (one) learn(draft, one)
    }
    return stored
  })
}
