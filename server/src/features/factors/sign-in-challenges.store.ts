import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Stores a challenge for signing in with a passkey, before the person is known. */
export async function saveSignInChallenge(db: Db, challenge: string): Promise<void> {
  await db
    .insertInto('sign_in_challenges')
    .values({ challenge, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute()
}

/** Takes a challenge, so that it is valid once; whether it was issued and not used. */
export async function takeSignInChallenge(db: Db, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('sign_in_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
