import type { ChatTab, Stage } from '@dream/contract/rules/chat/chat'
import { sql } from 'kysely'
import { DEAD_AFTER_S } from '#platform/cluster/processes.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { hasTyped } from '#platform/database/has-typed.ts'

/** Conversation as one of its two people sees it. */
export type ConversationRow = {
  id: string
  is_buyer: boolean
  other_id: string
  other_name: string
  other_company: string | null
  other_portrait: string | null
  is_online: boolean
  last_seq: number
  unread: number
  is_marked_unread: boolean
  read_seq: number
  other_received_seq: number
  other_read_seq: number
  other_read_at: Date | null
  other_read_after_seq: number
  stage: Stage
  closed_at: Date | null
  blocked_by: string | null
  brief_version: number
  change_seq: number
  promise_missed_at: Date | null
  created_at: Date
  waiting_since: Date | null
  snoozed_until: Date | null
  last_type: 'text' | 'design' | 'image' | 'file' | 'system' | null
  last_body: string | null
  last_file: string | null
  last_deleted_at: Date | null
  last_sender: string | null
  last_at: Date | null
}

/** Conversations of a person, with the other person and the last message. */
const viewOf = (userId: string) => sql`
  select c.id, side.is_buyer, other.id as other_id, other.name as other_name, broker.company as other_company,
    broker.portrait as other_portrait, c.last_seq, c.stage, c.closed_at, c.blocked_by, c.brief_version, c.change_seq,
    c.created_at, c.waiting_since, c.snoozed_until, c.last_message_at,
    case when side.is_buyer then c.buyer_unread else c.broker_unread end as unread,
    case when side.is_buyer then c.buyer_marked_unread else c.broker_marked_unread end as is_marked_unread,
    case when side.is_buyer then c.buyer_read_seq else c.broker_read_seq end as read_seq,
    case when side.is_buyer then c.broker_received_seq else c.buyer_received_seq end as other_received_seq,
    case when side.is_buyer then c.broker_read_seq else c.buyer_read_seq end as other_read_seq,
    case when side.is_buyer then c.broker_read_at else c.buyer_read_at end as other_read_at,
    case when side.is_buyer then c.broker_read_after_seq else c.buyer_read_after_seq end as other_read_after_seq,
    exists (
      select from presences p join app_processes a on a.id = p.process_id
      where p.user_id = other.id and a.seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
    ) and c.closed_at is null and c.blocked_by is null as is_online,
    case when c.first_replied_at is null then c.promise_missed_at end as promise_missed_at,
    last.type as last_type, last.body as last_body, file.name as last_file, last.deleted_at as last_deleted_at,
    last.sender_id as last_sender, last.created_at as last_at
  from conversations c
  cross join lateral (select c.buyer_id = ${userId} as is_buyer) as side
  join users other on other.id = case when side.is_buyer then c.broker_id else c.buyer_id end
  left join brokers broker on side.is_buyer and broker.user_id = c.broker_id
  left join messages last on last.conversation_id = c.id and last.seq = c.last_seq
  left join files file on file.id = last.file_id
  where ${userId} in (c.buyer_id, c.broker_id)`

/** Conversation for either of its two people; nothing for anybody else. */
export async function readConversation(db: Db, userId: string, conversationId: string) {
  const {
    rows: [row],
  } = await sql<ConversationRow>`
    select * from (${viewOf(userId)}) as mine where id = ${conversationId}`.execute(db)
  return row
}

/** Conversations of a buyer, the open one first, then the newest. */
export async function readBuyersConversations(db: Db, userId: string) {
  const { rows } = await sql<ConversationRow>`
    select * from (${viewOf(userId)}) as mine where is_buyer
    order by closed_at is not null, last_message_at desc, id
    limit 100`.execute(db)
  return rows
}

export type ListQuery = {
  tab: ChatTab
  q?: string | undefined
  stage?: Stage | undefined
  limit: number
  after?: string | undefined
}

/** Page of a broker's list, after the conversation `after`. A search covers all tabs, the newest first. */
export async function readBrokersConversations(db: Db, userId: string, query: ListQuery) {
  const { tab, q, stage, limit, after } = query
  const isWaiting = tab === 'waiting' && !q
  const afterCursor = isWaiting
    ? sql`(waiting_since, id) > (select waiting_since, id from conversations where id = ${after ?? null})`
    : sql`(last_message_at, id) < (select last_message_at, id from conversations where id = ${after ?? null})`
  const { rows } = await sql<ConversationRow>`
    select * from (${viewOf(userId)}) as mine
    where not is_buyer and ${q ? matching(q) : tabOf(tab)}
      and ${stage ? sql`stage = ${stage}` : sql`true`}
      and ${after ? afterCursor : sql`true`}
    order by ${isWaiting ? sql`waiting_since, id` : sql`last_message_at desc, id desc`}
    limit ${limit}`.execute(db)
  return rows
}

const IS_SNOOZED = sql`coalesce(snoozed_until > now(), false)`

function tabOf(tab: ChatTab) {
  switch (tab) {
    case 'waiting':
      return sql`waiting_since is not null and closed_at is null and blocked_by is null and not ${IS_SNOOZED}`
    case 'snoozed':
      return sql`closed_at is null and ${IS_SNOOZED}`
    case 'closed':
      return sql`closed_at is not null`
    case 'all':
      return sql`closed_at is null`
  }
}

const matching = (text: string) => sql`(${hasTyped(sql`other_name`, text)} or exists (
  select from messages m
  where m.conversation_id = mine.id and m.type <> 'system' and ${hasTyped(sql`m.body`, text)}
))`

type OpenConversation = { conversationId: string; buyerId: string }

/** Locks a buyer's conversation until the transaction ends. */
export async function lockOpenConversation(tx: Tx, { conversationId, buyerId }: OpenConversation) {
  return tx
    .selectFrom('conversations')
    .select(['id', 'broker_id', 'closed_at'])
    .where('id', '=', conversationId)
    .where('buyer_id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type Arrangement = {
  stage?: Stage | undefined
  snoozedUntil?: string | null | undefined
  isAnswered?: boolean | undefined
}

/** Sets the fields that a broker arranges; false when the conversation is not theirs. */
export async function arrange(
  tx: Tx,
  { conversationId, brokerId }: { conversationId: string; brokerId: string },
  { stage, snoozedUntil, isAnswered }: Arrangement,
) {
  const row = await tx
    .updateTable('conversations')
    .set({
      ...(stage !== undefined && { stage }),
      ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }),
      // An update without changes still needs a column.
      brief_version: sql`brief_version`,
    })
    .where('id', '=', conversationId)
    .where('broker_id', '=', brokerId)
    .returning(['buyer_id', 'last_seq'])
    .executeTakeFirst()
  if (!row) return null
  // See recount-conversation.sql.
  if (isAnswered !== undefined)
    await sql`select recount_conversation(${conversationId}, ${isAnswered})`.execute(tx)
  return row
}

export type Participant = { conversationId: string; userId: string }

/**
 * Blocks for one of the two, or lifts one's own block; an existing block keeps its owner. Returns both people, or null when the
 * conversation is not theirs.
 */
export async function setBlockedBy(db: Db, { conversationId, userId }: Participant, isBlocked: boolean) {
  const row = await db
    .updateTable('conversations')
    .set({
      blocked_by: isBlocked
        ? sql`coalesce(blocked_by, ${userId}::uuid)`
        : sql`nullif(blocked_by, ${userId}::uuid)`,
    })
    .where('id', '=', conversationId)
    .where(sql<boolean>`${userId} in (buyer_id, broker_id)`)
    .returning(['buyer_id', 'broker_id', 'last_seq'])
    .executeTakeFirst()
  return row ?? null
}

/** Marks a conversation as unread for one of its two, until they read it; false when it is not theirs. */
export async function setMarkedUnread(db: Db, { conversationId, userId }: Participant) {
  const row = await db
    .updateTable('conversations')
    .set({
      buyer_marked_unread: sql`buyer_marked_unread or buyer_id = ${userId}`,
      broker_marked_unread: sql`broker_marked_unread or broker_id = ${userId}`,
    })
    .where('id', '=', conversationId)
    .where(sql<boolean>`${userId} in (buyer_id, broker_id)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
