import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type Report = {
  conversationId: string
  userId: string
  reason: string
  seq: number | undefined
  details: string | undefined
}

/** Number of newest messages that a report about the whole conversation copies. */
const COPIED = 20

/**
 * Stores a report with a copy of its messages, since their sender may change or delete them later. Their files stay in the store.
 * Returns false when the conversation is not the reporter's.
 */
export async function insertReport(tx: Tx, report: Report): Promise<boolean> {
  const { conversationId, userId, reason, seq = null, details } = report
  const { rows } = await sql<{ id: string }>`
    with mine as (
      select id, last_seq from conversations where id = ${conversationId} and ${userId} in (buyer_id, broker_id)
    ), copied as (
      select m.* from messages m join mine on m.conversation_id = mine.id
      where m.seq = ${seq} or (${seq}::int is null and m.seq > mine.last_seq - ${COPIED})
    ), held as (
      update files f set is_reported = true from copied where f.id = copied.file_id
    )
    insert into conversation_reports (conversation_id, reporter_id, seq, reason, details, copy)
    select mine.id, ${userId}, ${seq}, ${reason}, ${details || null}, coalesce((
      select jsonb_agg(jsonb_build_object(
        'seq', copied.seq, 'senderId', copied.sender_id, 'type', copied.type, 'body', copied.body,
        'fileId', copied.file_id, 'createdAt', copied.created_at, 'editedAt', copied.edited_at
      ) order by copied.seq) from copied
    ), '[]')
    from mine
    returning id`.execute(tx)
  return rows.length > 0
}
