import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { storeEvent } from '#features/chat/messages/store-message.store.ts'
import * as choosing from '#features/conversations/choosing/choosing.store.ts'
import * as emails from './hand-over-emails.ts'
import { isBlocked, readBuyersLeft, unselectBroker } from './hand-over.store.ts'

/** Job name in queues: must not change. */
export const HAND_OVER = 'hand-over-conversations'
const HandOver = z.object({ brokerId: z.uuid(), to: z.uuid().nullable(), isFirst: z.boolean() })
type HandOver = z.infer<typeof HandOver>

/** Update for the clients of both, published after the commit. */
type Update = { conversationId: string; userIds: readonly string[]; seq: number; hasChanged: boolean }
export type HandOverDeps = {
  database: Database
  messenger: Messenger
  env: { publicUrl: string }
  publishUpdate: (update: Update) => void
}

const BUYERS_AT_ONCE = 25

export function handOverJobs(jobs: Jobs, deps: HandOverDeps): void {
  jobs.handle(HAND_OVER, HandOver, (job) => handOverSome(deps, job))
  jobs.handle(emails.EMAIL_HAND_OVER, emails.HandOverEmailJob, (job) => emails.emailHandOver(deps, job))
}

/** Hands over some conversations of a suspended broker, and enqueues a further job for the next ones. */
export async function handOverSome(deps: HandOverDeps, { brokerId, to, isFirst }: HandOver): Promise<void> {
  const { database, publishUpdate } = deps
  const buyers = await readBuyersLeft(database.db, brokerId, BUYERS_AT_ONCE)
  let takenOver = 0
  for (const buyerId of buyers) {
    const { updates, isTaken } = await database.transaction((tx) =>
      handOverOne(tx, { buyerId, brokerId, to }),
    )
    for (const update of updates) publishUpdate(update)
    takenOver += Number(isTaken)
  }
  await database.transaction(async (tx) => {
    if (to !== null && takenOver > 0 && isFirst)
      await emails.queueHandOverEmail(tx, { kind: 'taker', to, from: brokerId })
    if (buyers.length < BUYERS_AT_ONCE) return
    const payload = { brokerId, to, isFirst: isFirst && takenOver === 0 }
    await enqueue(tx, { name: HAND_OVER, payload }, { key: `${HAND_OVER}:${brokerId}` })
  })
}

type One = { buyerId: string; brokerId: string; to: string | null }

/**
 * Hands over one buyer, under the same locks as the buyer's own choice. When the other broker is full by now, gone, or blocked by
 * one of the two, the conversation is closed and the buyer chooses.
 */
async function handOverOne(
  tx: Tx,
  { buyerId, brokerId, to }: One,
): Promise<{ updates: Update[]; isTaken: boolean }> {
  await choosing.lockBuyer(tx, buyerId)
  const current = await choosing.readOpenConversation(tx, buyerId)
  if (current?.broker_id !== brokerId) return { updates: [], isTaken: false }
  const both = to === null ? [brokerId] : [brokerId, to]
  await choosing.lockConversations(tx, buyerId, both)
  const places = await choosing.lockBrokers(tx, both)
  const taker = places.find(({ user_id }) => user_id === to)
  const hasRoom = taker !== undefined && taker.is_listed && taker.buyer_count < taker.capacity
  const isTaken = to !== null && hasRoom && !(await isBlocked(tx, { buyerId, brokerId: to }))
  const closed = await close(tx, { id: current.id, buyerId, brokerId })
  const opened = isTaken ? [await open(tx, { buyerId, brokerId: to })] : []
  if (!isTaken) await unselectBroker(tx, { buyerId, brokerId })
  await emails.queueHandOverEmail(tx, {
    kind: 'buyer',
    to: buyerId,
    from: brokerId,
    taker: isTaken ? to : null,
  })
  return { updates: [closed, ...opened], isTaken }
}

type Pair = { buyerId: string; brokerId: string }

async function close(tx: Tx, { id, buyerId, brokerId }: Pair & { id: string }): Promise<Update> {
  const seq = await storeEvent(tx, { conversationId: id, userId: brokerId, event: 'broker-gone' })
  await choosing.closeConversation(tx, id)
  await choosing.changeBuyerCount(tx, brokerId, -1)
  return { conversationId: id, userIds: [buyerId, brokerId], seq, hasChanged: true }
}

/** The brief is not copied: it was shared with the previous broker and nobody else. */
async function open(tx: Tx, { buyerId, brokerId }: Pair): Promise<Update> {
  const { id: conversationId } = await choosing.openConversation(tx, { buyerId, brokerId })
  const seq = await storeEvent(tx, { conversationId, userId: brokerId, event: 'handed-over' })
  await choosing.selectBroker(tx, { buyerId, brokerId })
  await choosing.changeBuyerCount(tx, brokerId, 1)
  return { conversationId, userIds: [buyerId, brokerId], seq, hasChanged: true }
}
