import type { Db, Tx } from '#platform/database/database.ts'

/** Stores consent to a version; idempotent. */
export async function saveConsent(db: Db | Tx, userId: string, version: string): Promise<void> {
  await db
    .insertInto('consents')
    .values({ user_id: userId, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
