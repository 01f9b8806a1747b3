import { deleteOldAttempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteOldSentCodes } from '#features/codes/limits/sent-codes.store.ts'
import { deleteOldCodes } from '#features/codes/codes.store.ts'
import { deleteOldChallenges } from '#features/factors/sign-in-challenges.store.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

/** Deletes expired attempts, codes and sessions. */
export async function deleteExpired({ db }: Database): Promise<void> {
  await deleteOldAttempts(db)
  await deleteOldCodes(db)
  await deleteOldSentCodes(db)
  await deleteExpiredSessions(db)
  await deleteOldChallenges(db)
}
