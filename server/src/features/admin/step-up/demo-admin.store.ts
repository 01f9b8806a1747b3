import type { Db, Tx } from '#platform/database/database.ts'

/** Makes an account an owner with one demo code, replacing earlier ones. */
export async function saveDemoAdmin(
  tx: Tx,
  email: string,
  hashFor: (userId: string) => Buffer,
): Promise<void> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('admins')
    .values({ user_id: id, role: 'owner' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'owner', ended_at: null }))
    .execute()
  await tx.deleteFrom('admin_codes').where('user_id', '=', id).where('kind', '=', 'demo').execute()
  await tx
    .insertInto('admin_codes')
    .values({ user_id: id, kind: 'demo', code_hash: hashFor(id) })
    .execute()
}

export async function deleteDemoCodes(db: Db): Promise<void> {
  await db.deleteFrom('admin_codes').where('kind', '=', 'demo').execute()
}
