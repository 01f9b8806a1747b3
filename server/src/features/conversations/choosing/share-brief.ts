import type { BriefInput, SharedBrief } from '@dream/contract/api/chat/brief'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { storeEvent } from '#features/chat/messages/store-message.store.ts'
import type { PublishUpdate, ConversationUpdate } from '../conversation-update.ts'
import { type BriefCatalogue, onlyShared, withPlans, withSuitedPlans, writeBrief } from './brief.ts'
import { readBrief, readBriefFacts, saveBrief } from './brief.store.ts'
import { lockOpenConversation } from '../conversations.store.ts'

type ShareRequest = {
  conversationId: string
  buyerId: string
  brokerId: string
  input: BriefInput
  catalogue: BriefCatalogue
  /** Suppresses the message that announces it. */
  isQuiet?: boolean
}

/** Writes the brief anew and stores its ticked parts; null when they were shared already. */
export async function shareBriefIn(tx: Tx, sharing: ShareRequest): Promise<ConversationUpdate | null> {
  const { conversationId, buyerId, brokerId, input, catalogue, isQuiet = false } = sharing
  const facts = await readBriefFacts(tx, buyerId)
  if (!facts) throw problem('unauthenticated')
  const chosen = input.planIds?.filter((id) => facts.likedPlans.includes(id))
  const brief = onlyShared(
    withPlans(writeBrief(facts, catalogue), { planIds: chosen, facts }, catalogue),
    input,
  )
  const { isNew } = await saveBrief(tx, { conversationId, brief, note: input.note || null })
  if (!isNew) return null
  const seq = isQuiet ? 0 : await storeEvent(tx, { conversationId, userId: buyerId, event: 'brief-changed' })
  return { conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true }
}

export type ChoosingDeps = {
  database: Database
  attempts: Attempts
  briefCatalogue: BriefCatalogue
  publishUpdate: PublishUpdate
  /** Current unlock numbers. */
  unlockAt: () => UnlockAt
  /** Whether buyers may choose a broker; those who have one keep them either way. */
  isChoosingOpen: () => boolean
}
type Change = { buyerId: string; conversationId: string; input: BriefInput }

const PER_BUYER = [{ count: 20, minutes: 60 }]

/** Shares the brief of an open conversation again. */
export async function changeBrief(
  { database, attempts, briefCatalogue: catalogue, publishUpdate }: ChoosingDeps,
  { buyerId, conversationId, input }: Change,
): Promise<SharedBrief> {
  const { update, brief } = await database.transaction(async (tx) => {
    const conversation = await lockOpenConversation(tx, { conversationId, buyerId })
    if (!conversation) throw problem('not-found')
    if (conversation.closed_at) throw problem('conversation-closed')
    await attempts.takeOrThrow(tx, { kind: 'share-brief', subject: buyerId }, PER_BUYER)
    const update = await shareBriefIn(tx, {
      conversationId,
      buyerId,
      brokerId: conversation.broker_id,
      input,
      catalogue,
    })
    return {
      update,
      brief: await readBrief(tx, { conversationId, userId: buyerId, version: undefined }),
    }
  })
  if (!brief) throw problem('not-found')
  if (update) publishUpdate(update)
  return withSuitedPlans(brief, catalogue)
}
