import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** News in an open conversation for one of its two people. */
export type Unread = {
  conversation_id: string
  is_buyer: boolean
  unread: number
  read_seq: number
  last_seq: number
  other_name: string
  last_type: 'text' | 'design' | 'image' | 'file' | 'system'
  last_body: string
}

/** Conversation and one of its two people. */
export type UnreadKey = { conversationId: string; userId: string }

/**
 * Null when nothing is new to them, messaging is off, or they have deleted their account. Events of the other person are new,
 * though no messages: `unread` does not count them.
 */
export async function readUnread(db: Db, { conversationId, userId }: UnreadKey): Promise<Unread | null> {
  const { rows } = await sql<Unread>`
    select c.id as conversation_id, mine.*, c.last_seq, other.name as other_name, newest.type as last_type,
      newest.body as last_body
    from conversations c
    cross join lateral (
      select c.buyer_id = ${userId} as is_buyer,
        case when c.buyer_id = ${userId} then c.buyer_unread else c.broker_unread end as unread,
        case when c.buyer_id = ${userId} then c.buyer_read_seq else greatest(c.broker_read_seq, c.settled_seq) end as read_seq
    ) as mine
    join users other on other.id = case when mine.is_buyer then c.broker_id else c.buyer_id end
    cross join lateral (
      select m.type, m.body from messages m
      where m.conversation_id = c.id and m.seq > mine.read_seq and m.sender_id is distinct from ${userId}
        and m.deleted_at is null
      order by m.seq desc limit 1
    ) as newest
    where c.id = ${conversationId} and ${userId} in (c.buyer_id, c.broker_id) and c.closed_at is null
      and c.blocked_by is null
      and not exists (select from account_deletions d where d.user_id = ${userId} and d.asked_by <> 'idle')`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Conversation with news for a person: `count` is 0 when there is no unread message. */
type NewConversation = { id: string; count: number }

/** Conversations with news for a person, with their unread counts, one for those marked as unread: the sum is the app's badge. */
export async function readNew(db: Db, userId: string): Promise<NewConversation[]> {
  const { rows } = await sql<NewConversation>`
    select c.id, mine.count
    from conversations c
    cross join lateral (
      select c.buyer_id = ${userId} as is_buyer,
        case
          when c.buyer_id = ${userId} then greatest(c.buyer_unread, c.buyer_marked_unread::int)
          else greatest(c.broker_unread, c.broker_marked_unread::int)
        end as count
    ) as mine
    where ${userId} in (c.buyer_id, c.broker_id) and (
      mine.count > 0 or exists (
        select from messages m
        where m.conversation_id = c.id and m.sender_id is distinct from ${userId} and m.deleted_at is null
          and m.seq > case when mine.is_buyer then c.buyer_read_seq else greatest(c.broker_read_seq, c.settled_seq) end
      )
    )`.execute(db)
  return rows
}

/** People and conversations with a due unread check, the longest overdue first. */
export async function findDueUnreadChecks(db: Db, limit: number): Promise<UnreadKey[]> {
  const { rows } = await sql<UnreadKey>`
    select c.id as "conversationId", side.user_id as "userId"
    from conversations c
    cross join lateral (values (c.buyer_id, c.buyer_unread_check_at), (c.broker_id, c.broker_unread_check_at)) as side (user_id, check_at)
    where (c.buyer_unread_check_at is not null or c.broker_unread_check_at is not null)
      and least(c.buyer_unread_check_at, c.broker_unread_check_at) <= now() and side.check_at <= now()
    order by least(c.buyer_unread_check_at, c.broker_unread_check_at)
    limit ${limit}`.execute(db)
  return rows
}

/** Postpones the check by so many seconds. */
export async function postponeUnreadCheck(
  db: Db,
  { conversationId, userId }: UnreadKey,
  seconds: number,
): Promise<void> {
  await sql`
    update conversations c set
      buyer_unread_check_at = case when c.buyer_id = ${userId} then later.at else c.buyer_unread_check_at end,
      broker_unread_check_at = case when c.broker_id = ${userId} then later.at else c.broker_unread_check_at end
    from (select now() + make_interval(secs => ${seconds})) as later (at)
    where c.id = ${conversationId}`.execute(db)
}

/** Facts for an unread check. */
export type UnreadFacts = {
  now: Date
  last_seq: number
  /** Time of the oldest unread message; null when there is none. */
  oldest_at: Date | null
  /** Time of the oldest one without a push. */
  untold_at: Date | null
  /** Whether an email was sent for anything that is still unread. */
  is_mailed: boolean
  allows_mail: boolean
  /** Whether they are notified after one minute: brokers, unless they prefer ten. */
  is_soon: boolean
}

/**
 * Locks the conversation and reads what is new in it; nothing is new where messaging is off. Null when no check is due: another
 * process was quicker.
 */
export async function lockUnread(tx: Tx, { conversationId, userId }: UnreadKey): Promise<UnreadFacts | null> {
  const { rows } = await sql<UnreadFacts>`
    with held as (
      select *, closed_at is null and blocked_by is null as is_open,
        case when buyer_id = ${userId} then buyer_read_seq else greatest(broker_read_seq, settled_seq) end as read_seq
      from conversations
      where id = ${conversationId} and ${userId} in (buyer_id, broker_id)
        and case when buyer_id = ${userId} then buyer_unread_check_at else broker_unread_check_at end <= now()
      for no key update
    )
    select clock_timestamp() as now, held.last_seq, oldest.created_at as oldest_at, untold.created_at as untold_at,
      coalesce(n.mailed_seq > held.read_seq, false) as is_mailed, coalesce(s.mail, true) as allows_mail,
      held.broker_id = ${userId} and coalesce(s.messages_soon, true) as is_soon
    from held
    left join unread_notices n on n.conversation_id = held.id and n.user_id = ${userId}
    left join notification_settings s on s.user_id = ${userId}
    left join lateral (
      select m.created_at from messages m
      where held.is_open and m.conversation_id = held.id and m.seq > held.read_seq
        and m.sender_id is distinct from ${userId} and m.deleted_at is null
      order by m.seq limit 1
    ) as oldest on true
    left join lateral (
      select m.created_at from messages m
      where held.is_open and m.conversation_id = held.id
        and m.seq > greatest(held.read_seq, coalesce(n.pushed_seq, 0))
        and m.sender_id is distinct from ${userId} and m.deleted_at is null
      order by m.seq limit 1
    ) as untold on true`.execute(tx)
  return rows[0] ?? null
}

/** Stores the last message that was notified, and the time of the next check. */
export async function markNotified(
  tx: Tx,
  { conversationId, userId }: UnreadKey,
  notified: { pushedSeq: number | null; mailedSeq: number | null; nextCheckAt: Date | null },
) {
  const { pushedSeq, mailedSeq, nextCheckAt } = notified
  if (pushedSeq !== null || mailedSeq !== null) {
    await sql`
      insert into unread_notices (conversation_id, user_id, pushed_seq, mailed_seq)
      values (${conversationId}, ${userId}, coalesce(${pushedSeq}::int, 0), coalesce(${mailedSeq}::int, 0))
      on conflict (conversation_id, user_id) do update set
        pushed_seq = coalesce(${pushedSeq}::int, unread_notices.pushed_seq),
        mailed_seq = coalesce(${mailedSeq}::int, unread_notices.mailed_seq)`.execute(tx)
  }
  await sql`
    update conversations set
      buyer_unread_check_at = case when buyer_id = ${userId} then ${nextCheckAt}::timestamptz else buyer_unread_check_at end,
      broker_unread_check_at = case when broker_id = ${userId} then ${nextCheckAt}::timestamptz else broker_unread_check_at end
    where id = ${conversationId}`.execute(tx)
}
