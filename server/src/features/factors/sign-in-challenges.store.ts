import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Keeps what a passkey has to sign to sign somebody in; nobody knows yet who that is. */
export async function saveSignInChallenge(db: Db, challenge: string): Promise<void> {
  await db
    .insertInto('sign_in_challenges')
    .values({ challenge, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute()
}

/** Whether this challenge was given out and not signed yet; it is over with that. */
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
