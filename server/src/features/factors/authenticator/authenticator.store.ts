import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/**
 * Authenticator app required beside a person's password; null when there is none. An admin's is only used for the step-up of the
 * admin area.
 */
export async function readAuthenticator(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('admin_factors as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.id', 'f.secret', 'f.last_step as lastStep'])
    .select(['f.confirmed_at as confirmedAt', 'f.last_used_at as lastUsedAt'])
    .where('f.user_id', '=', userId)
    .where('f.kind', '=', 'totp')
    .where('f.confirmed_at', 'is not', null)
    .where('u.role', '<>', 'admin')
    .executeTakeFirst()
  return row?.secret && row.confirmedAt ? { ...row, secret: row.secret, confirmedAt: row.confirmedAt } : null
}

/** Locks a person and reads their email: one request at a time changes how they sign in. */
export async function lockOwner(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where(sql<boolean>`disabled_at is null`)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.email ?? null
}
