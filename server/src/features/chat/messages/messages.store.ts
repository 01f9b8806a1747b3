import { SEQ_MAX } from '@dream/contract/rules/chat'
import type { RawSql } from '#platform/database.ts'

export type MessageRow = {
  conversation_id: string
  seq: number
  id: string
  client_id: string
  sender_id: string | null
  type: 'text' | 'design' | 'system'
  body: string
  design_id: string | null
  created_at: Date
}

type Draft = {
  conversationId: string
  senderId: string
  clientId: string
  type: 'text' | 'design'
  body: string
  designId: string | null
}

export type Stored = {
  outcome: 'stored' | 'repeat' | 'conflict' | 'not-found' | 'closed' | 'blocked' | 'rate-limited'
  stored_id: string
  stored_seq: number
  stored_at: Date
  for_buyer: string
  for_broker: string
  wait_ms: number | null
  is_first_reply: boolean | null
}

/** Stores a message in one statement; see the function's own words in the migrations. */
export async function storeMessage(
  raw: RawSql,
  { conversationId, senderId, clientId, type, body, designId }: Draft,
  { burst, perSecond }: { burst: number; perSecond: number },
): Promise<Stored> {
  const [row] = await raw<Stored[]>`
    select * from store_message(
      ${conversationId}, ${senderId}, ${clientId}, ${type}, ${body}, ${designId}, ${burst}, ${perSecond}
    )`
  if (!row) throw new Error('Storing a message answered nothing')
  return row
}

export type Page = {
  conversationId: string
  userId: string
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  limit: number
}

/** A page of one's own conversation by rising seq, with its newest seq; null for somebody else's. */
export async function readPage(raw: RawSql, { conversationId, userId, beforeSeq, afterSeq, limit }: Page) {
  const [conversation] = await raw<{ last_seq: number }[]>`
    select last_seq from conversations where id = ${conversationId} and ${userId} in (buyer_id, broker_id)`
  if (!conversation) return null
  const rows =
    afterSeq === undefined
      ? await raw<MessageRow[]>`
          select * from messages
          where conversation_id = ${conversationId} and seq < ${beforeSeq ?? SEQ_MAX}
          order by seq desc limit ${limit}`
      : await raw<MessageRow[]>`
          select * from messages
          where conversation_id = ${conversationId} and seq > ${afterSeq} and seq < ${beforeSeq ?? SEQ_MAX}
          order by seq limit ${limit}`
  return { rows: afterSeq === undefined ? rows.toReversed() : [...rows], lastSeq: conversation.last_seq }
}

type Place = { conversationId: string; seq: number; limit: number }

/** Messages after one, for whoever may see them already. */
export async function readAfter(raw: RawSql, { conversationId, seq, limit }: Place) {
  return raw<MessageRow[]>`
    select * from messages where conversation_id = ${conversationId} and seq > ${seq} order by seq limit ${limit}`
}

export type Marks = {
  conversationId: string
  userId: string
  receivedSeq: number
  readSeq: number
}

export type MovedMarks = {
  conversation_id: string
  user_id: string
  has_moved: boolean
  received_seq: number
  read_seq: number
  unread: number
  for_buyer: string
  for_broker: string
}

/** Moves marks of several people and conversations, in an order that all processes share. */
export async function moveMarks(raw: RawSql, marks: readonly Marks[]): Promise<MovedMarks[]> {
  const sorted = marks.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1))
  return raw<MovedMarks[]>`
    select wish.conversation_id, wish.user_id, moved.*
    from unnest(
      ${sorted.map(({ conversationId }) => conversationId)}::uuid[],
      ${sorted.map(({ userId }) => userId)}::uuid[],
      ${sorted.map(({ receivedSeq }) => receivedSeq)}::int[],
      ${sorted.map(({ readSeq }) => readSeq)}::int[]
    ) as wish (conversation_id, user_id, received_to, read_to)
    cross join lateral move_marks(wish.conversation_id, wish.user_id, wish.received_to, wish.read_to) as moved`
}
