import type { BriefWish, SharedBrief } from '@dream/contract/api/brief'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Database, Tx } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import type { Announce, News } from '../announce.ts'
import { type BriefWords, sharedParts, withPlans, writeBrief } from './brief.ts'
import { readBrief, readBriefFacts, saveBrief } from './brief.store.ts'
import { storeEvent } from './choosing.store.ts'
import { holdOpenConversation } from '../conversations.store.ts'

type Sharing = {
  conversationId: string
  buyerId: string
  brokerId: string
  wish: BriefWish
  words: BriefWords
  /** Whether no message tells of it. */
  isQuiet?: boolean
}

/** Writes the brief anew and stores what is ticked of it; null when it says what was shared already. */
export async function shareBriefIn(tx: Tx, sharing: Sharing): Promise<News | null> {
  const { conversationId, buyerId, brokerId, wish, words, isQuiet = false } = sharing
  const facts = await readBriefFacts(tx, buyerId)
  if (!facts) throw problem('unauthenticated')
  const chosen = wish.planIds?.filter((id) => facts.likedPlans.includes(id))
  const brief = sharedParts(withPlans(writeBrief(facts, words), chosen, words), wish)
  const { isNew } = await saveBrief(tx, { conversationId, brief, note: wish.note || null })
  if (!isNew) return null
  const seq = isQuiet ? 0 : await storeEvent(tx, { conversationId, userId: buyerId, event: 'brief-changed' })
  return { conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true }
}

type Deps = { database: Database; attempts: Attempts; words: BriefWords; announce: Announce }
type Change = { buyerId: string; conversationId: string; wish: BriefWish }

const PER_BUYER = [{ count: 20, minutes: 60 }]

/** Shares the brief of an open conversation anew. */
export async function changeBrief(
  { database, attempts, words, announce }: Deps,
  { buyerId, conversationId, wish }: Change,
): Promise<SharedBrief> {
  const { told, brief } = await database.transaction(async (tx) => {
    const conversation = await holdOpenConversation(tx, { conversationId, buyerId })
    if (!conversation) throw problem('not-found')
    if (conversation.closed_at) throw problem('conversation-closed')
    const wait = await attempts.take(tx, { kind: 'share-brief', subject: buyerId }, PER_BUYER)
    if (wait !== null) throw tooMany(wait)
    const news = await shareBriefIn(tx, {
      conversationId,
      buyerId,
      brokerId: conversation.broker_id,
      wish,
      words,
    })
    return {
      told: news,
      brief: await readBrief(tx, { conversationId, userId: buyerId, version: undefined }),
    }
  })
  if (!brief) throw problem('not-found')
  if (told) announce(told)
  return brief
}
