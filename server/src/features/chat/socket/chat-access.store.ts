import type { RawSql } from '#platform/database.ts'

/** For each of these buyers, whether they may chat: brokers are unlocked, and one is chosen. */
export async function readChatAccess(raw: RawSql, userIds: readonly string[]): Promise<boolean[]> {
  const rows = await raw<{ id: string }[]>`
    select u.id from users u
    where u.id = any (${[...userIds]}::uuid[]) and u.selected_broker_id is not null and exists (
      select from unlocks k where k.user_id = u.id and k.feature = 'brokers'
    )`
  const allowed = new Set(rows.map(({ id }) => id))
  return userIds.map((userId) => allowed.has(userId))
}

/** Who sees somebody type in an open conversation; null when nobody does. */
export async function readTypingPartner(raw: RawSql, conversationId: string, userId: string) {
  const [row] = await raw<{ other_id: string }[]>`
    select case when buyer_id = ${userId} then broker_id else buyer_id end as other_id
    from conversations
    where id = ${conversationId} and ${userId} in (buyer_id, broker_id) and closed_at is null and blocked_by is null`
  return row?.other_id ?? null
}
