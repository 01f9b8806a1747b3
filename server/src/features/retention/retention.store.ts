import { RETENTION } from '@dream/contract/rules/account/retention'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'

/**
 * Buyers who registered and never confirmed their number: nothing of the app is open to them. Brokers and admins are made by
 * others, who take them back.
 */
const IS_UNCONFIRMED = sql<boolean>`role = 'buyer' and phone_verified_at is null
  and created_at < now() - make_interval(days => ${RETENTION.unconfirmedDays})`

/** What a run would delete. */
export async function countUnconfirmed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(IS_UNCONFIRMED)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes their accounts with everything that hangs on them; what they did stays in the counts of the days, without them. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  await deleteInBatches(db, { table: 'users', where: IS_UNCONFIRMED })
}
