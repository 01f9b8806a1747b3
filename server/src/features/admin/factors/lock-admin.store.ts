import type { Tx } from '#platform/database/database.ts'

/** Locks an admin's factors: one request at a time sets up, uses or removes one. */
export async function lockAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('admins').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}
