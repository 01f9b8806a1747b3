import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Unused codes of a person. */
export async function readOpenCodes(db: Db | Tx, userId: string) {
  return db
    .selectFrom('admin_codes')
    .select(['id', 'kind', 'code_hash as codeHash'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .execute()
}

/** Spends a recovery code; false when it was used before, or by another request at the same moment. */
export async function spendCode(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_codes')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces all recovery codes, used or not. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('admin_codes').where('user_id', '=', userId).where('kind', '=', 'recovery').execute()
  if (hashes.length === 0) return
  const codes = hashes.map((code_hash) => ({ user_id: userId, kind: 'recovery' as const, code_hash }))
  await tx.insertInto('admin_codes').values(codes).execute()
}
