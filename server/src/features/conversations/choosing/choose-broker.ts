import type { BriefInput } from '@dream/contract/api/chat/brief'
import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { problem } from '#platform/problems/problem.ts'
import { storeEvent } from '#features/chat/messages/store-message.store.ts'
import { queueChosen } from '#features/notifications/announcements/email-chosen.ts'
import type { ConversationUpdate } from '../conversation-update.ts'
import type { BriefCatalogue } from './brief.ts'
import * as store from './choosing.store.ts'
import { requireUnlocked } from './require-unlocked.ts'
import { type ChoosingDeps, shareBriefIn } from './share-brief.ts'

type Choice = { buyerId: string; brokerId: string; input: BriefInput }

const PER_BUYER = [{ count: 10, minutes: 60 }]

/**
 * Selects a broker for the buyer: opens their conversation with a first message and the brief, and closes the one with the
 * previous broker. Repeating the choice changes nothing but the brief.
 */
export async function chooseBroker(
  { database, attempts, briefCatalogue: catalogue, publishUpdate, unlockAt, isChoosingOpen }: ChoosingDeps,
  choice: Choice,
) {
  const { buyerId, brokerId } = choice
  const { conversationId, updates } = await database.transaction(async (tx) => {
    await store.lockBuyer(tx, buyerId)
    await requireUnlocked(tx, buyerId, unlockAt())
    const current = await store.readOpenConversation(tx, buyerId)
    if (current?.broker_id !== brokerId && !isChoosingOpen()) throw problem('choosing-closed')
    await attempts.takeOrThrow(tx, { kind: 'choose-broker', subject: buyerId }, PER_BUYER)
    if (current?.broker_id === brokerId) {
      const update = await shareBriefIn(tx, { conversationId: current.id, catalogue, ...choice })
      return { conversationId: current.id, updates: update ? [update] : [] }
    }
    const both = [brokerId, ...(current ? [current.broker_id] : [])]
    await store.lockConversations(tx, buyerId, both)
    const places = await store.lockBrokers(tx, both)
    refuseUnlisted(places, brokerId)
    const left = current ? await leave(tx, buyerId, current) : []
    const opened = await open(tx, choice, catalogue)
    return { conversationId: opened.conversationId, updates: [...left, opened] }
  })
  for (const update of updates) publishUpdate(update)
  return { conversationId, selectedBrokerId: brokerId }
}

type Places = Awaited<ReturnType<typeof store.lockBrokers>>

function refuseUnlisted(places: Places, brokerId: string) {
  const wanted = places.find(({ user_id }) => user_id === brokerId)
  if (!wanted?.is_listed) throw problem('not-found', { message: 'This broker is no longer listed.' })
  if (wanted.buyer_count >= wanted.capacity) throw problem('broker-full')
}

/** Closes the conversation with the previous broker; it stays readable for both. */
async function leave(
  tx: Tx,
  buyerId: string,
  current: { id: string; broker_id: string },
): Promise<ConversationUpdate[]> {
  const seq = await storeEvent(tx, { conversationId: current.id, userId: buyerId, event: 'left' })
  await store.closeConversation(tx, current.id)
  await store.changeBuyerCount(tx, current.broker_id, -1)
  return [{ conversationId: current.id, userIds: [buyerId, current.broker_id], seq, hasChanged: true }]
}

async function open(
  tx: Tx,
  { buyerId, brokerId, input }: Choice,
  catalogue: BriefCatalogue,
): Promise<ConversationUpdate> {
  const { id: conversationId, is_new, blocked_by } = await store.openConversation(tx, { buyerId, brokerId })
  // Does not reveal a block to the blocked buyer.
  if (blocked_by !== null) throw problem('broker-full')
  const event = is_new ? 'chosen' : 'chosen-again'
  const seq = await storeEvent(tx, { conversationId, userId: buyerId, event })
  await shareBriefIn(tx, { conversationId, buyerId, brokerId, input, catalogue, isQuiet: true })
  await store.selectBroker(tx, { buyerId, brokerId })
  await store.changeBuyerCount(tx, brokerId, 1)
  await recordEvent(tx, 'broker-chosen', buyerId)
  await queueChosen(tx, { conversationId, buyerId, brokerId })
  return { conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true }
}
