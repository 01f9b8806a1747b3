import type { BriefWish } from '@dream/contract/api/brief'
import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Database, Tx } from '#platform/database.ts'
import { recordEvent } from '#platform/events.ts'
import { problem } from '#platform/problem.ts'
import type { Announce, News } from '../announce.ts'
import type { BriefWords } from './brief.ts'
import * as store from './choosing.store.ts'
import { refuseLocked } from './refuse-locked.ts'
import { shareBriefIn } from './share-brief.ts'

export type ChoosingDeps = {
  database: Database
  attempts: Attempts
  words: BriefWords
  announce: Announce
}

type Choice = { buyerId: string; brokerId: string; wish: BriefWish }

const PER_BUYER = [{ count: 10, minutes: 60 }]

/**
 * Makes a broker the buyer's own: opens their conversation with a first message and the brief, and closes the one with the
 * broker before. The same choice again changes nothing but the brief.
 */
export async function chooseBroker({ database, attempts, words, announce }: ChoosingDeps, choice: Choice) {
  const { buyerId, brokerId } = choice
  const { conversationId, news } = await database.transaction(async (tx) => {
    await store.holdChooser(tx, buyerId)
    await refuseLocked(tx, buyerId)
    const wait = await attempts.take(tx, { kind: 'choose-broker', subject: buyerId }, PER_BUYER)
    if (wait !== null) throw tooMany(wait)
    const current = await store.readOpenConversation(tx, buyerId)
    if (current?.broker_id === brokerId) {
      const told = await shareBriefIn(tx, { conversationId: current.id, words, ...choice })
      return { conversationId: current.id, news: told ? [told] : [] }
    }
    const both = [brokerId, ...(current ? [current.broker_id] : [])]
    await store.holdConversations(tx, buyerId, both)
    const places = await store.holdBrokers(tx, both)
    refuseUnlisted(places, brokerId)
    const left = current ? await leave(tx, buyerId, current) : []
    const opened = await open(tx, choice, words)
    return { conversationId: opened.conversationId, news: [...left, opened] }
  })
  for (const each of news) announce(each)
  return { conversationId, selectedBrokerId: brokerId }
}

type Places = Awaited<ReturnType<typeof store.holdBrokers>>

function refuseUnlisted(places: Places, brokerId: string) {
  const wanted = places.find(({ user_id }) => user_id === brokerId)
  if (!wanted?.is_listed) throw problem('not-found', { message: 'This broker is no longer listed.' })
  if (wanted.buyer_count >= wanted.capacity) throw problem('broker-full')
}

/** Closes the conversation with the broker before; it stays readable for both. */
async function leave(tx: Tx, buyerId: string, current: { id: string; broker_id: string }): Promise<News[]> {
  const seq = await store.storeEvent(tx, { conversationId: current.id, userId: buyerId, event: 'left' })
  await store.closeConversation(tx, current.id)
  await store.changeBuyerCount(tx, current.broker_id, -1)
  return [{ conversationId: current.id, userIds: [buyerId, current.broker_id], seq, hasChanged: true }]
}

async function open(tx: Tx, { buyerId, brokerId, wish }: Choice, words: BriefWords): Promise<News> {
  const { id: conversationId, is_new, blocked_by } = await store.openConversation(tx, { buyerId, brokerId })
  // Whom a broker has blocked hears no more than that there is no room.
  if (blocked_by !== null) throw problem('broker-full')
  const event = is_new ? 'chosen' : 'chosen-again'
  const seq = await store.storeEvent(tx, { conversationId, userId: buyerId, event })
  await shareBriefIn(tx, { conversationId, buyerId, brokerId, wish, words, isQuiet: true })
  await store.selectBroker(tx, { buyerId, brokerId })
  await store.changeBuyerCount(tx, brokerId, 1)
  await recordEvent(tx, 'broker-chosen', buyerId)
  return { conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true }
}
