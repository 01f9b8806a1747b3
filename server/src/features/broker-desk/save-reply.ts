import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { REPLY_LIMITS } from '@dream/contract/rules/chat/broker-desk'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { insertReply, lockReplies, orderReplies, readReplies, updateReply } from './broker-desk.store.ts'

/** Overwrites a reply of a broker, or adds it below the limit. */
export function saveReply(
  { transaction }: Database,
  brokerId: string,
  reply: SavedReply,
): Promise<SavedReply> {
  return transaction(async (tx) => {
    await lockReplies(tx, brokerId)
    if (await updateReply(tx, { ...reply, brokerId })) return reply
    const { length } = await readReplies(tx, brokerId)
    if (length >= REPLY_LIMITS.count) throw problem('replies-full')
    await insertReply(tx, { ...reply, brokerId })
    return reply
  })
}

/** Reorders a broker's replies and returns all of them. */
export function arrangeReplies({ transaction }: Database, brokerId: string, ids: readonly string[]) {
  return transaction(async (tx) => {
    await lockReplies(tx, brokerId)
    await orderReplies(tx, brokerId, ids)
    return readReplies(tx, brokerId)
  })
}
