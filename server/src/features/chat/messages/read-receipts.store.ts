import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type ReadReceipt = {
  conversationId: string
  userId: string
  receivedSeq: number
  readSeq: number
}

export type MovedReadReceipt = {
  conversation_id: string
  user_id: string
  has_moved: boolean
  received_seq: number
  read_seq: number
  /** Time of reading the messages after `read_after_seq`; null when unknown. */
  read_at: Date | null
  read_after_seq: number
  unread: number
  for_buyer: string
  for_broker: string
}

/** Advances the read receipts of several people and conversations, in a lock order that all processes share. */
export async function moveReadReceipts(
  db: Db,
  receipts: readonly ReadReceipt[],
): Promise<MovedReadReceipt[]> {
  const sorted = receipts.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1))
  const { rows } = await sql<MovedReadReceipt>`
    select receipt.conversation_id, receipt.user_id, moved.*
    from unnest(
      ${sorted.map(({ conversationId }) => conversationId)}::uuid[],
      ${sorted.map(({ userId }) => userId)}::uuid[],
      ${sorted.map(({ receivedSeq }) => receivedSeq)}::int[],
      ${sorted.map(({ readSeq }) => readSeq)}::int[]
    ) as receipt (conversation_id, user_id, received_to, read_to)
    cross join lateral move_read_receipts(receipt.conversation_id, receipt.user_id, receipt.received_to, receipt.read_to) as moved`.execute(
    db,
  )
  return rows
}
