import { sql } from 'kysely'
import { DEAD_AFTER_S } from '#platform/cluster/processes.ts'
import type { Db } from '#platform/database/database.ts'

/** Of these conversations those of this person, with the other person's receipts and presence. */
export async function readStanding(db: Db, userId: string, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string
    last_seq: number
    change_seq: number
    other_id: string
    other_received_seq: number
    other_read_seq: number
    read_at: Date | null
    read_after_seq: number
    is_online: boolean
  }>`
    select c.id, c.last_seq, c.change_seq, side.other_id,
      case when side.is_buyer then c.broker_received_seq else c.buyer_received_seq end as other_received_seq,
      case when side.is_buyer then c.broker_read_seq else c.buyer_read_seq end as other_read_seq,
      case when side.is_buyer then c.broker_read_at else c.buyer_read_at end as read_at,
      case when side.is_buyer then c.broker_read_after_seq else c.buyer_read_after_seq end as read_after_seq,
      c.closed_at is null and c.blocked_by is null and exists (
        select from presences p join app_processes a on a.id = p.process_id
        where p.user_id = side.other_id and a.seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
      ) as is_online
    from conversations c
    cross join lateral (
      select c.buyer_id = ${userId} as is_buyer,
        case when c.buyer_id = ${userId} then c.broker_id else c.buyer_id end as other_id
    ) as side
    where c.id = any (${[...ids]}::uuid[]) and ${userId} in (c.buyer_id, c.broker_id)`.execute(db)
  return rows
}

/** Conversations that have advanced beyond these positions. */
export async function readAdvanced(
  db: Db,
  positions: readonly { conversationId: string; seq: number; changeSeq: number }[],
): Promise<readonly { id: string; last_seq: number; change_seq: number }[]> {
  const { rows } = await sql<{ id: string; last_seq: number; change_seq: number }>`
    select c.id, c.last_seq, c.change_seq
    from unnest(
      ${positions.map(({ conversationId }) => conversationId)}::uuid[],
      ${positions.map(({ seq }) => seq)}::int[],
      ${positions.map(({ changeSeq }) => changeSeq)}::int[]
    ) as here (id, seq, change_seq)
    join conversations c on c.id = here.id and (c.last_seq > here.seq or c.change_seq > here.change_seq)`.execute(
    db,
  )
  return rows
}
