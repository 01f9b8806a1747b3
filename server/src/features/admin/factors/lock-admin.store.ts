import type { Tx } from '#platform/database/database.ts'

/** Only one request at a time sets up, confirms or removes a factor of an admin. */
export async function lockAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('admins').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}
