import { RETENTION } from '@dream/contract/rules/account/retention'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/**
 * Condition: buyers who have been idle until it is time for the warning. Brokers and admins are excluded, since others create and
 * remove them, and so are suspended people, who cannot sign in to keep their account.
 */
const IS_IDLE: RawBuilder<boolean> = sql`
  u.role = 'buyer' and u.disabled_at is null and not u.is_erased
  and a.last_at < now() - make_interval(months => ${RETENTION.idleMonths}) + make_interval(days => ${RETENTION.idleWarningDays})
  and not exists (select from account_deletions d where d.user_id = u.id)`

const IDLE = sql`users u join account_uses a on a.user_id = u.id`

/** Some accounts to warn, the longest idle first. */
export async function findIdle(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from ${IDLE} where ${IS_IDLE} order by a.last_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether one person is idle, under the lock of their account. */
export async function isIdle(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from ${IDLE} where u.id = ${userId} and ${IS_IDLE}`.execute(tx)
  return rows.length > 0
}

/** Dry run: number of accounts to warn, and of warned ones that are erased unless they come back. */
export async function countIdle(db: Db): Promise<{ toWarn: number; warned: number }> {
  const { rows } = await sql<{ toWarn: number; warned: number }>`
    select (select count(*)::int from ${IDLE} where ${IS_IDLE}) as "toWarn",
      (select count(*)::int from account_deletions where asked_by = 'idle') as warned`.execute(db)
  return rows[0] ?? { toWarn: 0, warned: 0 }
}
