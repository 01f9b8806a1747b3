import type { Db } from '#platform/database/database.ts'

/** Uploaded file of an editor, by its name in a URL; null when there is none. */
export async function readUploadedFile(
  db: Db,
  name: string,
): Promise<{ mime: string; bytes: number } | null> {
  const row = await db
    .selectFrom('content_files')
    .select(['mime', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? { mime: row.mime, bytes: Number(row.bytes) } : null
}
