import { ADMIN_SESSION } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const IS_OPEN = sql<boolean>`coalesce(admin_active_at > now() - make_interval(mins => ${ADMIN_SESSION.idleMinutes}), false)`

/** Devices of a person with an open session, most recently used first. */
export async function readDevices(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .select(IS_OPEN.as('isOpen'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Signs a device of this person out; false when it is not theirs. */
export async function deleteDevice(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
