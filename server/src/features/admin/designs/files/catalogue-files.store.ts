import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { Picture } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type CatalogueFile = {
  id: string
  kind: 'picture' | 'plan' | 'logo'
  name: string
  keys: readonly string[]
  uploadedBy: string | null
}

/** Inserts the row of a file before it is stored, so that leftovers of a failure are found. */
export async function insertCatalogueFile(
  db: Db,
  { uploadedBy, keys, ...file }: CatalogueFile,
): Promise<void> {
  await db
    .insertInto('catalogue_files')
    .values({ ...file, keys: [...keys], uploaded_by: uploadedBy })
    .execute()
}

const UPLOADED = /\/media\/uploads\/\w+\.([0-9a-f-]{36})\./

/** Uploads among pictures. */
const uploadsIn = (pictures: readonly Pick<Picture, 'light'>[]): string[] =>
  pictures.flatMap(({ light }) => UPLOADED.exec(light)?.[1] ?? [])

/** Marks the files of a design as used. */
export const markUsed = (tx: Tx, { pictures, drawings, views }: DesignDocument): Promise<void> =>
  markPicturesUsed(tx, [...pictures, ...drawings, ...views])

/** Marks uploaded pictures as used: these are never removed. */
export async function markPicturesUsed(tx: Tx, pictures: readonly Pick<Picture, 'light'>[]): Promise<void> {
  const ids = uploadsIn(pictures)
  if (ids.length === 0) return
  await sql`
    update catalogue_files set used_at = now() where used_at is null and id = any (${ids}::uuid[])`.execute(
    tx,
  )
}

/** Files that were not used within two days. */
export async function readUnused(db: Db, limit: number): Promise<{ id: string; keys: string[] }[]> {
  return db
    .selectFrom('catalogue_files')
    .select(['id', 'keys'])
    .where('used_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Deletes a file that is still unused; false when it was used meanwhile. */
export async function deleteUnused(db: Db | Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('catalogue_files')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
