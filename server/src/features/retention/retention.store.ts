import { RETENTION } from '@dream/contract/rules/account/retention'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'

/**
 * Condition: buyers who registered and never verified their number, to whom nothing of the app is open. Brokers and admins are
 * excluded, since others create and remove them.
 */
const IS_UNCONFIRMED = sql<boolean>`role = 'buyer' and phone_verified_at is null
  and created_at < now() - make_interval(days => ${RETENTION.unconfirmedDays})`

/** Dry run: counts the accounts to delete. */
export async function countUnconfirmed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(IS_UNCONFIRMED)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes their accounts with all dependent rows; anonymous daily counts stay. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  await deleteInBatches(db, { table: 'users', where: IS_UNCONFIRMED })
}
