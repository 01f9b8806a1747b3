import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type Misses = { brokerId: string; count: number; minutes: number }

/**
 * Takes the missed promises not reported yet, by broker, most misses first, at most once a day. Of several processes at once, one
 * gets them.
 */
export async function takeUntold(tx: Tx): Promise<Misses[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('promise-digest', 0))`.execute(tx)
  const { rows } = await sql<Misses>`
    with told as (
      update missed_promises set told_at = now()
      where told_at is null and not exists (select from missed_promises where told_at > now() - interval '20 hours')
      returning broker_id, promised_minutes
    )
    select broker_id as "brokerId", count(*)::int as count, max(promised_minutes) as minutes
    from told group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}

/** Admins who look after brokers. */
export async function readBrokerAdmins(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.id')
    .where('a.role', 'in', ['owner', 'support'])
    .where('a.ended_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Names and emails by id, of existing people. */
export async function readNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
