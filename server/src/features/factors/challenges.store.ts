import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Purpose = 'set-up' | 'confirm'
const LIFE = sql<Date>`now() + interval '3 minutes'`

/** Keeps what a passkey of this session has to sign; the newest one counts. */
export async function saveChallenge(
  db: Db | Tx,
  sessionId: string,
  { purpose, challenge }: { purpose: Purpose; challenge: string },
) {
  await db
    .insertInto('admin_challenges')
    .values({ session_id: sessionId, purpose, challenge, expires_at: LIFE })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at: LIFE }),
    )
    .execute()
}

/** The challenge of this session, which is over with that; null when there is none. */
export async function takeChallenge(
  db: Db | Tx,
  sessionId: string,
  purpose: Purpose,
): Promise<string | null> {
  const row = await db
    .deleteFrom('admin_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge ?? null
}
