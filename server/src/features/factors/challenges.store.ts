import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

type Purpose = 'set-up' | 'confirm'
const LIFE = sql<Date>`now() + interval '3 minutes'`

/** Stores the challenge for a passkey on this session; the newest one counts. */
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

/** Takes the challenge of this session, so that it is valid once; null when there is none. */
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
