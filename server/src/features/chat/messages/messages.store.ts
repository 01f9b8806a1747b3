import { QUOTE_MAX, SEQ_MAX } from '@dream/contract/rules/chat/chat'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { FileRow } from '../files/file-of.ts'
import type { QuoteRow } from './quote-of.ts'

export type MessageType = 'text' | 'design' | 'image' | 'file' | 'system'

export type MessageRow = {
  conversation_id: string
  seq: number
  id: string
  client_id: string
  sender_id: string | null
  type: MessageType
  body: string
  design_id: string | null
  file: FileRow | null
  /** Seq of the quoted message, and that message as it is now. */
  reply_to: number | null
  quote: QuoteRow | null
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  is_removed: boolean
  changed_seq: number
}

export type Page = {
  conversationId: string
  userId: string
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  limit: number
}

/** Page of one's own conversation by rising seq, with its newest seq; null for somebody else's. */
export async function readPage(db: Db, { conversationId, userId, beforeSeq, afterSeq, limit }: Page) {
  const {
    rows: [conversation],
  } = await sql<{ last_seq: number; change_seq: number }>`
    select last_seq, change_seq from conversations
    where id = ${conversationId} and ${userId} in (buyer_id, broker_id)`.execute(db)
  if (!conversation) return null
  const query =
    afterSeq === undefined
      ? sql<MessageRow>`
          ${MESSAGES} where m.conversation_id = ${conversationId} and m.seq < ${beforeSeq ?? SEQ_MAX}
          order by m.seq desc limit ${limit}`
      : sql<MessageRow>`
          ${MESSAGES}
          where m.conversation_id = ${conversationId} and m.seq > ${afterSeq} and m.seq < ${beforeSeq ?? SEQ_MAX}
          order by m.seq limit ${limit}`
  const { rows } = await query.execute(db)
  const { last_seq: lastSeq, change_seq: changeSeq } = conversation
  return { rows: afterSeq === undefined ? rows.toReversed() : rows, lastSeq, changeSeq }
}

/** Slightly longer than a shown quote, so that it is cut between characters. */
const QUOTE_READ = QUOTE_MAX + 50

/** Messages with their files and quoted messages. */
const MESSAGES = sql`
  select m.*, to_jsonb(f) as file, case when m.reply_to is not null then (
    select jsonb_build_object(
      'sender_id', q.sender_id, 'type', q.type, 'body', left(q.body, ${QUOTE_READ}::int), 'design_id', q.design_id,
      'file_name', qf.name, 'is_deleted', q.deleted_at is not null
    )
    from messages q left join files qf on qf.id = q.file_id
    where q.conversation_id = m.conversation_id and q.seq = m.reply_to
  ) end as quote
  from messages m left join files f on f.id = m.file_id`

type Place = { conversationId: string; seq: number; limit: number }

/** Messages after one; access is checked by the caller. */
export async function readAfter(db: Db, { conversationId, seq, limit }: Place) {
  const { rows } = await sql<MessageRow>`
    ${MESSAGES} where m.conversation_id = ${conversationId} and m.seq > ${seq} order by m.seq limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Single message; access is checked by the caller. */
export async function readMessage(db: Db, conversationId: string, seq: number): Promise<MessageRow> {
  const [row] = await readAfter(db, { conversationId, seq: seq - 1, limit: 1 })
  if (!row) throw new Error('A message that was there is gone')
  return row
}

type Changes = { conversationId: string; changeSeq: number; limit: number }

/** Messages changed after a change, by rising change; access is checked by the caller. */
export async function readChanges(db: Db, { conversationId, changeSeq, limit }: Changes) {
  const { rows } = await sql<MessageRow>`
    ${MESSAGES} where m.conversation_id = ${conversationId} and m.changed_seq > ${changeSeq} and m.changed_seq > 0
    order by m.changed_seq limit ${limit}`.execute(db)
  return rows
}

/** Last change of one's own conversation; null for somebody else's. */
export async function readChangeSeq(db: Db, conversationId: string, userId: string) {
  const {
    rows: [row],
  } = await sql<{ change_seq: number }>`
    select change_seq from conversations where id = ${conversationId} and ${userId} in (buyer_id, broker_id)`.execute(
    db,
  )
  return row?.change_seq ?? null
}

type Change = {
  conversationId: string
  messageId: string
  userId: string
  /** null: delete it. */
  body: string | null
  withinMs: number
}

export type Changed = {
  outcome:
    | 'changed'
    | 'unchanged'
    | 'not-found'
    | 'forbidden'
    | 'closed'
    | 'blocked'
    | 'deleted'
    | 'late'
    | 'rate-limited'
  changed_to: number
  of_seq: number
  last_seq: number
  for_buyer: string
  for_broker: string
  removed_file: string | null
  has_changed_reply: boolean | null
  wait_ms: number | null
}

/** Edits or deletes a message in one statement; see change-message.sql. */
export async function changeStored(
  db: Db,
  { conversationId, messageId, userId, body, withinMs }: Change,
  { burst, perSecond }: { burst: number; perSecond: number },
): Promise<Changed> {
  const {
    rows: [row],
  } = await sql<Changed>`
    select * from change_message(
      ${conversationId}, ${messageId}, ${userId}, ${body}, ${withinMs}, ${burst}, ${perSecond}
    )`.execute(db)
  if (!row) throw new Error('Changing a message answered nothing')
  return row
}
