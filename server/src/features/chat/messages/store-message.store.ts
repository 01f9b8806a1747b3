import { UNREAD_NOTICE_AFTER } from '@dream/contract/rules/account/notifications'
import { MESSAGE_PACE, MESSAGE_UNIT_BYTES, type SystemEvent } from '@dream/contract/rules/chat/chat'
import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { MessageType } from './messages.store.ts'

/** Message to be stored. */
export type Draft = {
  conversationId: string
  senderId: string
  clientId: string
  type: MessageType
  body: string
  designId: string | null
  fileId: string | null
  /** Seq of the quoted message. */
  replyTo: number | null
}

export type Stored = {
  outcome:
    | 'stored'
    | 'repeat'
    | 'conflict'
    | 'not-found'
    | 'closed'
    | 'blocked'
    | 'rate-limited'
    | 'day-full'
    | 'file-missing'
    | 'reply-missing'
  stored_id: string
  stored_seq: number
  stored_at: Date
  for_buyer: string
  for_broker: string
  wait_ms: number | null
  is_first_reply: boolean | null
}

/** Rate limit of one person in one conversation, and units per day. */
export type Pace = { burst: number; perSecond: number; unitsPerDay: number }

type Row = Stored & { place: number }

/** See store-message.sql. */
const STORE_MESSAGES = `
  select draft.place, stored.*
  from unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::uuid[], $9::int[])
    as draft (place, conversation_id, sender_id, client_id, type, body, design_id, file_id, reply_to)
  cross join lateral store_message(
    conversation_id, sender_id, client_id, type, body, design_id, file_id, reply_to, $10, $11, $12, $13, $14, $15
  ) as stored`

function valuesOf(drafts: readonly Draft[], { burst, perSecond, unitsPerDay }: Pace) {
  // Locks conversations in an order that all processes share; within one, messages keep their order.
  const sorted = drafts
    .map((draft, place) => ({ ...draft, place }))
    .toSorted((a, b) =>
      a.conversationId < b.conversationId ? -1 : Number(a.conversationId > b.conversationId),
    )
  return [
    sorted.map(({ place }) => place),
    sorted.map(({ conversationId }) => conversationId),
    sorted.map(({ senderId }) => senderId),
    sorted.map(({ clientId }) => clientId),
    sorted.map(({ type }) => type),
    sorted.map(({ body }) => body),
    sorted.map(({ designId }) => designId),
    sorted.map(({ fileId }) => fileId),
    sorted.map(({ replyTo }) => replyTo),
    burst,
    perSecond,
    UNREAD_NOTICE_AFTER.pushAfterMinutes,
    UNREAD_NOTICE_AFTER.soonAfterMinutes,
    unitsPerDay,
    MESSAGE_UNIT_BYTES,
  ]
}

const storePrepared = prepare<Row>('store-messages', STORE_MESSAGES)

/** Stores messages of several people in one statement, in order, and returns the results in that order. */
export async function storeMessages(
  database: Database,
  drafts: readonly Draft[],
  pace: Pace,
): Promise<Stored[]> {
  const rows = await storePrepared(database, valuesOf(drafts, pace))
  return rows.toSorted((a, b) => a.place - b.place)
}

type ConversationEvent = { conversationId: string; userId: string; event: SystemEvent }

/** Stores an event of a conversation as a message of type `system`, and returns its seq. */
export async function storeEvent(
  tx: Tx,
  { conversationId, userId: senderId, event: body }: ConversationEvent,
): Promise<number> {
  const clientId = randomUUID()
  const draft = {
    conversationId,
    senderId,
    clientId,
    type: 'system',
    body,
    designId: null,
    fileId: null,
    replyTo: null,
  } as const
  const { rows } = await tx.executeQuery<Row>(
    CompiledQuery.raw(STORE_MESSAGES, valuesOf([draft], MESSAGE_PACE)),
  )
  const [stored] = rows
  if (stored?.outcome !== 'stored') throw new Error(`The event ${body} was not stored: ${stored?.outcome}`)
  return stored.stored_seq
}
