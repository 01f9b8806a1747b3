import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** How each page of texts stands. */
export async function readTextRows(db: Db) {
  const { rows } = await sql<{ id: string; isOwn: boolean; hasDraft: boolean }>`
    select id, edited_at is not null and document is distinct from library_document as "isOwn", draft is not null as "hasDraft"
    from texts`.execute(db)
  return rows
}
