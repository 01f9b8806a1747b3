import type { Database } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import { type MovedMarks, moveMarks } from './marks.store.ts'

export type MarkingDeps = {
  database: Database
  /** Tells the open devices of both. */
  publishMarks: (marks: MovedMarks) => void
}

type Reading = { conversationId: string; userId: string; seq: number }

/** Notes that a person has read up to a message; marks never go back. */
export async function markRead(
  { database, publishMarks }: MarkingDeps,
  { conversationId, userId, seq }: Reading,
) {
  const wish = { conversationId, userId, receivedSeq: seq, readSeq: seq }
  const [marks] = await moveMarks(database.sql, [wish])
  if (!marks) throw problem('not-found')
  if (marks.has_moved) publishMarks(marks)
  return { readSeq: marks.read_seq, unreadCount: marks.unread }
}
