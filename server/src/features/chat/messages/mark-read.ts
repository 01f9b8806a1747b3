import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { type MovedReadReceipt, moveReadReceipts } from './read-receipts.store.ts'

export type MarkingDeps = {
  database: Database
  /** Notifies the open devices of both. */
  publishReadReceipts: (moved: MovedReadReceipt) => void
}

type Reading = { conversationId: string; userId: string; seq: number }

/** Advances a person's read receipt to a message; it never goes back. */
export async function markRead(
  { database, publishReadReceipts }: MarkingDeps,
  { conversationId, userId, seq }: Reading,
) {
  const receipt = { conversationId, userId, receivedSeq: seq, readSeq: seq }
  const [moved] = await moveReadReceipts(database.db, [receipt])
  if (!moved) throw problem('not-found')
  if (moved.has_moved) publishReadReceipts(moved)
  return { readSeq: moved.read_seq, unreadCount: moved.unread }
}
