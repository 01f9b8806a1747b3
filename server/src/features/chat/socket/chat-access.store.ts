import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { ChatAccess } from '../delivery/client-connection.ts'
import type { Position } from '../delivery/position.ts'

type Row = { user_id: string; id: string | null; seq: number; change_seq: number }

const readAccess = prepare<Row>(
  'read-chat-access',
  `
    select buyer_id as user_id, id, last_seq as seq, change_seq from conversations
    where buyer_id = any ($1::uuid[]) and closed_at is null
    union all
    select broker_id, id, last_seq, change_seq from conversations
    where broker_id = any ($1::uuid[]) and closed_at is null
    union all
    select u.id, null, 0, 0 from users u
    where u.id = any ($1::uuid[]) and u.selected_broker_id is not null and exists (
      select from unlocks k where k.user_id = u.id and k.feature = 'brokers'
    )`,
)

/** Reads access of many people in one scan for each part, since they reconnect by the thousand after a restart. */
export async function readChatAccess(database: Database, userIds: readonly string[]): Promise<ChatAccess[]> {
  const rows = await readAccess(database, [userIds])
  const own = Map.groupBy(rows, ({ user_id }) => user_id)
  return userIds.map((userId) => accessOf(own.get(userId) ?? []))
}

const accessOf = (rows: readonly Row[]): ChatAccess => ({
  mayChat: rows.some(({ id }) => id === null),
  open: new Map(
    rows.flatMap(({ id, seq, change_seq }): [string, Position][] =>
      id === null ? [] : [[id, { seq, changeSeq: change_seq }]],
    ),
  ),
})

/** Recipient of a typing indicator in an open conversation; null when there is none. */
export async function readTypingPartner(db: Db, conversationId: string, userId: string) {
  const {
    rows: [row],
  } = await sql<{ other_id: string }>`
    select case when buyer_id = ${userId} then broker_id else buyer_id end as other_id
    from conversations
    where id = ${conversationId} and ${userId} in (buyer_id, broker_id) and closed_at is null and blocked_by is null`.execute(
    db,
  )
  return row?.other_id ?? null
}
