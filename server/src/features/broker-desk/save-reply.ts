import type { SavedReply } from '@dream/contract/api/broker-desk'
import { REPLY_LIMITS } from '@dream/contract/rules/broker-desk'
import type { Database } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import { addReply, holdReplies, orderReplies, readReplies, rewriteReply } from './broker-desk.store.ts'

/** Writes a reply of a broker, or adds it while there is room. */
export function saveReply(
  { transaction }: Database,
  brokerId: string,
  reply: SavedReply,
): Promise<SavedReply> {
  return transaction(async (tx) => {
    await holdReplies(tx, brokerId)
    if (await rewriteReply(tx, { ...reply, brokerId })) return reply
    const { length } = await readReplies(tx, brokerId)
    if (length >= REPLY_LIMITS.count) throw problem('replies-full')
    await addReply(tx, { ...reply, brokerId })
    return reply
  })
}

/** Puts a broker's replies in order and answers all of them. */
export function arrangeReplies({ transaction }: Database, brokerId: string, ids: readonly string[]) {
  return transaction(async (tx) => {
    await holdReplies(tx, brokerId)
    await orderReplies(tx, brokerId, ids)
    return readReplies(tx, brokerId)
  })
}
