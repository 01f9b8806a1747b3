import type { Db, Tx } from '#platform/database/database.ts'

/** Designs made by an import, with the hash of their original document. */
export async function readMade(
  db: Db | Tx,
  importId: string,
): Promise<{ id: string; hash: string | null }[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['design_id as id', 'design_hash as hash'])
    .where('import_id', '=', importId)
    .where('design_id', 'is not', null)
    .orderBy('place')
    .execute()
  return rows.flatMap(({ id, hash }) => (id === null ? [] : [{ id, hash }]))
}
