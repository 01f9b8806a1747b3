import type { RawSql } from '#platform/database.ts'
import type { Entry } from '../delivery/device.ts'
import type { Position } from '../delivery/feed.ts'

type Row = { user_id: string; id: string | null; seq: number; change_seq: number }

/** For each of these people what lets them in. They come by the thousand after a restart: each part is one look for all of them. */
export async function readEntries(raw: RawSql, userIds: readonly string[]): Promise<Entry[]> {
  const ids = [...userIds]
  const rows = await raw<Row[]>`
    select buyer_id as user_id, id, last_seq as seq, change_seq from conversations
    where buyer_id = any (${ids}::uuid[]) and closed_at is null
    union all
    select broker_id, id, last_seq, change_seq from conversations
    where broker_id = any (${ids}::uuid[]) and closed_at is null
    union all
    select u.id, null, 0, 0 from users u
    where u.id = any (${ids}::uuid[]) and u.selected_broker_id is not null and exists (
      select from unlocks k where k.user_id = u.id and k.feature = 'brokers'
    )`
  const own = Map.groupBy(rows, ({ user_id }) => user_id)
  return ids.map((userId) => entryOf(own.get(userId) ?? []))
}

const entryOf = (rows: readonly Row[]): Entry => ({
  mayChat: rows.some(({ id }) => id === null),
  open: new Map(
    rows.flatMap(({ id, seq, change_seq }): [string, Position][] =>
      id === null ? [] : [[id, { seq, changeSeq: change_seq }]],
    ),
  ),
})

/** Who sees somebody type in an open conversation; null when nobody does. */
export async function readTypingPartner(raw: RawSql, conversationId: string, userId: string) {
  const [row] = await raw<{ other_id: string }[]>`
    select case when buyer_id = ${userId} then broker_id else buyer_id end as other_id
    from conversations
    where id = ${conversationId} and ${userId} in (buyer_id, broker_id) and closed_at is null and blocked_by is null`
  return row?.other_id ?? null
}
