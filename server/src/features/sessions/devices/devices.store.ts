import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Devices of a person with an open session, most recently used first. */
export async function readDevices(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'label'])
    .select(['created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

type Which = { userId: string; id: string }

/** Names a session; false when it is not theirs. */
export async function nameDevice(db: Db, { userId, id }: Which, label: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ label })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a session; false when it is not theirs. */
export async function deleteDevice(db: Db, { userId, id }: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
