import { ADMIN_SESSION } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const IS_OPEN = sql<boolean>`coalesce(s.admin_active_at > now() - make_interval(mins => ${ADMIN_SESSION.idleMinutes}), false)`
const IS_RECENT = sql<boolean>`coalesce(s.admin_confirmed_at > now() - make_interval(mins => ${ADMIN_SESSION.confirmedMinutes}), false)`
/** Not each request is a write: idle minutes are counted to the half minute. */
const IS_LONG_AGO = sql<boolean>`s.admin_active_at < now() - interval '30 seconds'`

/** The living session of an admin, with what it may do now. */
export async function findAdminSession(db: Db | Tx, sessionId: string) {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('admins as a', 'a.user_id', 's.user_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['a.role as adminRole', 'u.must_change_password as mustChangePassword'])
    .select([
      IS_OPEN.as('isOpen'),
      sql<boolean>`${IS_OPEN} and ${IS_RECENT}`.as('isRecentlyConfirmed'),
      sql<boolean>`coalesce(${IS_LONG_AGO}, false)`.as('isLongAgo'),
    ])
    .where('s.id', '=', sessionId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('a.ended_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .where('u.role', '=', 'admin')
    .executeTakeFirst()
  return row ?? null
}

/** Notes that the session is in use; one that has been idle for too long stays closed. */
export async function touchAdminSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions as s')
    .set({ admin_active_at: sql`now()` })
    .where('s.id', '=', sessionId)
    .where(IS_OPEN)
    .execute()
}

/** The person has confirmed who they are, on this session. */
export async function openAdminSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ admin_active_at: sql`clock_timestamp()`, admin_confirmed_at: sql`clock_timestamp()` })
    .where('id', '=', sessionId)
    .execute()
}

export async function closeAdminSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ admin_active_at: null, admin_confirmed_at: null })
    .where('id', '=', sessionId)
    .execute()
}

/** The admin's codes that still open something. */
export async function readOpenCodes(db: Db | Tx, userId: string) {
  return db
    .selectFrom('admin_codes')
    .select(['id', 'kind', 'code_hash as codeHash'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .execute()
}

/** Uses a recovery code up; false when it was used before, or by another request at the same moment. */
export async function spendAdminCode(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_codes')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Recovery codes in place of earlier ones, used or not. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('admin_codes').where('user_id', '=', userId).where('kind', '=', 'recovery').execute()
  if (hashes.length === 0) return
  const codes = hashes.map((code_hash) => ({ user_id: userId, kind: 'recovery' as const, code_hash }))
  await tx.insertInto('admin_codes').values(codes).execute()
}
