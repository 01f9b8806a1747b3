import { deleteOldAttempts } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import { deleteOldCodes } from '#features/codes/codes.store.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

/** Deletes what signing in leaves behind once it has had its time. */
export async function deleteExpired({ db }: Database): Promise<void> {
  await deleteOldAttempts(db)
  await deleteOldCodes(db)
  await deleteExpiredSessions(db)
}
