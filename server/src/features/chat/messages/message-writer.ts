import type { Database } from '#platform/database.ts'
import { gather } from '#platform/gather.ts'
import { type Draft, type Stored, storeMessage, storeMessages } from './messages.store.ts'

/** Stores a message; resolves once it is committed. */
export type WriteMessage = (draft: Draft) => Promise<Stored>

/** A slow commit keeps nobody waiting until eight are under way; few enough in one that the locks of their conversations are held for milliseconds only. */
const LIMITS = { atOnce: 8, most: 32 }

/** Stores messages as they come, or many in one statement; each has its own outcome. A repeat is the same message. */
export function createMessageWriter(
  { sql }: Database,
  pace: { burst: number; perSecond: number },
): WriteMessage {
  return gather(LIMITS, async (drafts) => {
    const [only] = drafts
    return drafts.length === 1 && only
      ? [await storeMessage(sql, only, pace)]
      : storeMessages(sql, drafts, pace)
  })
}
