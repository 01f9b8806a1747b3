import type { ReportDecision } from '@dream/contract/rules/admin/reports'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Locks a report: of two admins at once, the second waits and then sees the first one's decision. */
export async function lockReport(tx: Tx, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from conversation_reports where id = ${id}::bigint for no key update`.execute(tx)
  return rows.length > 0
}

type Decision = {
  id: string
  decision: ReportDecision
  hasRemoved: boolean
  reason: string
  by: string
}

export async function saveDecision(
  tx: Tx,
  { id, decision, hasRemoved, reason, by }: Decision,
): Promise<void> {
  await tx
    .updateTable('conversation_reports')
    .set({
      decision,
      has_removed: hasRemoved,
      decision_reason: reason,
      decided_by: by,
      decided_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

type Place = { conversationId: string; seq: number; senderId: string }
type Changing = { for_buyer: string; for_broker: string; last_seq: number; change_seq: number }
/** See recount-conversation.sql. */
type Recounted = { has_changed_reply: boolean }
export type Removed = Changing & Recounted

/**
 * Removes a message from its conversation, as the next of the conversation's changes; undefined: it no longer exists. Its file
 * stays in the store with the report.
 */
export async function removeMessage(
  tx: Tx,
  { conversationId, seq, senderId }: Place,
): Promise<Removed | undefined> {
  const {
    rows: [conversation],
  } = await sql<Changing>`
    select buyer_id as for_buyer, broker_id as for_broker, last_seq, change_seq + 1 as change_seq
    from conversations where id = ${conversationId} for no key update`.execute(tx)
  if (!conversation) return undefined
  const { rows } = await sql`
    with message as (
      select seq, file_id from messages
      where conversation_id = ${conversationId} and seq = ${seq} and sender_id = ${senderId} and type <> 'system'
        and deleted_at is null
    ), file as (
      update files f set removed_at = clock_timestamp(), message_seq = null from message where f.id = message.file_id
    ), counted as (
      update conversations set change_seq = ${conversation.change_seq}
      where id = ${conversationId} and exists (select from message)
    )
    update messages m
    set body = '', design_id = null, file_id = null, deleted_at = clock_timestamp(), is_removed = true,
      changed_seq = ${conversation.change_seq}
    from message where m.conversation_id = ${conversationId} and m.seq = message.seq
    returning m.seq`.execute(tx)
  if (rows.length === 0) return undefined
  const {
    rows: [recounted],
  } = await sql<Recounted>`
    select has_changed_reply from recount_conversation(${conversationId}, null)`.execute(tx)
  return { ...conversation, has_changed_reply: recounted?.has_changed_reply ?? false }
}
