import { ADMIN_SESSION } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const IS_OPEN = sql<boolean>`coalesce(s.admin_active_at > now() - make_interval(mins => ${ADMIN_SESSION.idleMinutes}), false)`
const IS_RECENT = sql<boolean>`coalesce(s.admin_confirmed_at > now() - make_interval(mins => ${ADMIN_SESSION.confirmedMinutes}), false)`
/** Throttle of writes: idle time is stored to the half minute. */
const IS_LONG_AGO = sql<boolean>`s.admin_active_at < now() - interval '30 seconds'`

/** Valid session of an admin, with its current permissions. */
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

/** Marks the session as active; one that has been idle for too long stays closed. */
export async function touchAdminSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions as s')
    .set({ admin_active_at: sql`now()` })
    .where('s.id', '=', sessionId)
    .where(IS_OPEN)
    .execute()
}

/** Marks the step-up of this session as done. */
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
