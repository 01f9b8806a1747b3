import { CONFIRMED_MINUTES } from '@dream/contract/rules/account/sessions'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Whether the step-up on this session was done within the last minutes. */
export async function isConfirmedSession(db: Db | Tx, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${CONFIRMED_MINUTES})`)
    .executeTakeFirst()
  return row !== undefined
}

type Proof = { sessionId: string; userId: string; passwordHash: string }

/** Marks the session as confirmed by password; false when that password is no longer current, or the session is over. */
export async function confirmSession(db: Db | Tx, { sessionId, userId, passwordHash }: Proof) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`clock_timestamp()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('password_hash', '=', passwordHash)
          .where('disabled_at', 'is', null),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the session as confirmed by passkey. */
export async function noteConfirmed(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ confirmed_at: sql`clock_timestamp()` })
    .where('id', '=', sessionId)
    .execute()
}
