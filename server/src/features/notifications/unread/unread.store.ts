import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database.ts'

/** What one of the two has not read of a conversation that is open. */
export type Unread = {
  conversation_id: string
  is_buyer: boolean
  unread: number
  read_seq: number
  last_seq: number
  other_name: string
  last_type: 'text' | 'design' | 'image' | 'file' | 'system' | null
  last_body: string | null
}

/** One of the two of a conversation. */
export type Mine = { conversationId: string; userId: string }

/** Null when nothing is unread, or nobody can write there any more. */
export async function readUnread(db: Db, { conversationId, userId }: Mine): Promise<Unread | null> {
  const { rows } = await sql<Unread>`
    select c.id as conversation_id, mine.*, c.last_seq, other.name as other_name, newest.type as last_type,
      newest.body as last_body
    from conversations c
    cross join lateral (
      select c.buyer_id = ${userId} as is_buyer,
        case when c.buyer_id = ${userId} then c.buyer_unread else c.broker_unread end as unread,
        case when c.buyer_id = ${userId} then c.buyer_read_seq else c.broker_read_seq end as read_seq
    ) as mine
    join users other on other.id = case when mine.is_buyer then c.broker_id else c.buyer_id end
    left join lateral (
      select m.type, m.body from messages m
      where m.conversation_id = c.id and m.seq > mine.read_seq and m.sender_id is distinct from ${userId}
        and m.deleted_at is null
      order by m.seq desc limit 1
    ) as newest on true
    where c.id = ${conversationId} and ${userId} in (c.buyer_id, c.broker_id) and c.closed_at is null
      and c.blocked_by is null and mine.unread > 0`.execute(db)
  return rows[0] ?? null
}

/** What is unread in all conversations of a person: the number on the app's icon. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(case when buyer_id = ${userId} then buyer_unread else broker_unread end), 0)::int as count
    from conversations where ${userId} in (buyer_id, broker_id)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Who is due to be looked after now, the longest overdue first; at most so many. */
export async function findDueLooks(db: Db, most: number): Promise<Mine[]> {
  const { rows } = await sql<Mine>`
    select c.id as "conversationId", look.of_user as "userId"
    from conversations c
    cross join lateral (values (c.buyer_id, c.buyer_look_at), (c.broker_id, c.broker_look_at)) as look (of_user, at)
    where (c.buyer_look_at is not null or c.broker_look_at is not null)
      and least(c.buyer_look_at, c.broker_look_at) <= now() and look.at <= now()
    order by least(c.buyer_look_at, c.broker_look_at)
    limit ${most}`.execute(db)
  return rows
}

/** Looks again in a minute. */
export async function postponeLook(db: Db, { conversationId, userId }: Mine): Promise<void> {
  await sql`
    update conversations set
      buyer_look_at = case when buyer_id = ${userId} then now() + interval '1 minute' else buyer_look_at end,
      broker_look_at = case when broker_id = ${userId} then now() + interval '1 minute' else broker_look_at end
    where id = ${conversationId}`.execute(db)
}

/** What whoever looks after unread messages needs to know. */
export type UnreadFacts = {
  now: Date
  last_seq: number
  /** When the oldest unread message came; null when there is none. */
  oldest_at: Date | null
  /** When the oldest came that no push has told of. */
  untold_at: Date | null
  /** Whether a mail has told of anything that is still unread. */
  is_mailed: boolean
  allows_mail: boolean
}

/**
 * Holds the conversation and tells what is unread in it; nothing counts as unread where nobody can write any more. Null when no
 * look is due: another process was quicker.
 */
export async function holdUnread(tx: Tx, { conversationId, userId }: Mine): Promise<UnreadFacts | null> {
  const { rows } = await sql<UnreadFacts>`
    with held as (
      select *, closed_at is null and blocked_by is null as is_open,
        case when buyer_id = ${userId} then buyer_unread else broker_unread end as unread,
        case when buyer_id = ${userId} then buyer_read_seq else broker_read_seq end as read_seq
      from conversations
      where id = ${conversationId} and ${userId} in (buyer_id, broker_id)
        and case when buyer_id = ${userId} then buyer_look_at else broker_look_at end <= now()
      for no key update
    )
    select clock_timestamp() as now, held.last_seq, oldest.created_at as oldest_at, untold.created_at as untold_at,
      coalesce(n.mailed_seq > held.read_seq, false) as is_mailed, coalesce(s.mail, true) as allows_mail
    from held
    left join unread_notices n on n.conversation_id = held.id and n.user_id = ${userId}
    left join notification_settings s on s.user_id = ${userId}
    left join lateral (
      select m.created_at from messages m
      where held.is_open and held.unread > 0 and m.conversation_id = held.id and m.seq > held.read_seq
        and m.sender_id is distinct from ${userId} and m.deleted_at is null
      order by m.seq limit 1
    ) as oldest on true
    left join lateral (
      select m.created_at from messages m
      where held.is_open and held.unread > 0 and m.conversation_id = held.id
        and m.seq > greatest(held.read_seq, coalesce(n.pushed_seq, 0))
        and m.sender_id is distinct from ${userId} and m.deleted_at is null
      order by m.seq limit 1
    ) as untold on true`.execute(tx)
  return rows[0] ?? null
}

/** Notes up to which message somebody has been told, and when to look again. */
export async function noteTold(
  tx: Tx,
  { conversationId, userId }: Mine,
  told: { pushedSeq: number | null; mailedSeq: number | null; lookAt: Date | null },
) {
  const { pushedSeq, mailedSeq, lookAt } = told
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
      buyer_look_at = case when buyer_id = ${userId} then ${lookAt}::timestamptz else buyer_look_at end,
      broker_look_at = case when broker_id = ${userId} then ${lookAt}::timestamptz else broker_look_at end
    where id = ${conversationId}`.execute(tx)
}
