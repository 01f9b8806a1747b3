import { ADMIN_SET_UP } from '@dream/contract/rules/admin/admins'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

const SET_UP_UNTIL = sql<Date>`now() + make_interval(hours => ${ADMIN_SET_UP.hours})`

/** Whether this admin has no factor yet, and is within the time to set up the first one. */
export async function maySetUpFirst(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('admins as a')
    .select('a.user_id')
    .where('a.user_id', '=', userId)
    .where('a.set_up_until', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('admin_factors as f')
            .select('f.id')
            .whereRef('f.user_id', '=', 'a.user_id')
            .where('f.confirmed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Starts the time in which an admin may set up their first factor. */
export async function startSetUpTime(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('admins').set({ set_up_until: SET_UP_UNTIL }).where('user_id', '=', userId).execute()
}

/** Owner of the factors, as named in an authenticator. */
export const findOwner = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select(['id', 'email', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
