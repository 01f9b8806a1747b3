import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type ContentFile = { name: string; mime: string; bytes: number; seconds: number | null }

export async function insertContentFile(db: Db, file: ContentFile & { by: string }): Promise<void> {
  const { by, ...row } = file
  await db
    .insertInto('content_files')
    .values({ ...row, bytes: String(row.bytes), uploaded_by: by })
    .execute()
}

/** File by its name in a URL. */
export async function readContentFile(db: Db | Tx, name: string): Promise<ContentFile | null> {
  const row = await db
    .selectFrom('content_files')
    .select(['name', 'mime', 'bytes', 'seconds'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? { ...row, bytes: Number(row.bytes) } : null
}

/** Deletes the rows of files that are a day old and in no video, no draft and no version; returns their names. */
export async function takeUnusedFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from content_files f
    where f.at < now() - interval '1 day'
      and not exists (
        select from videos v where v.document::text like '%' || f.name || '%' or v.draft::text like '%' || f.name || '%'
      )
      and not exists (
        select from content_versions c where c.kind = 'video' and c.document::text like '%' || f.name || '%'
      )
    returning f.name`.execute(db)
  return rows.map(({ name }) => name)
}
