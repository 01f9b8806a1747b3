import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Every video as it is worked on, in the order of the hub. */
export async function readVideoRows(db: Db) {
  const { rows } = await sql<{ id: string; status: ContentStatus; hasDraft: boolean; document: unknown }>`
    select id, status, draft is not null as "hasDraft", coalesce(draft, document) as document
    from videos order by place, id`.execute(db)
  return rows
}

/** A new video behind the last one. */
export async function insertVideoDraft(
  tx: Tx,
  { id, slug, document, by }: { id: string; slug: string; document: object; by: string },
): Promise<void> {
  const text = JSON.stringify(document)
  await sql`
    insert into videos (id, slug, place, status, document, draft, drafted_at, drafted_by, edited_at)
    select ${id}::uuid, ${slug}, coalesce(max(place), 0) + 1, 'draft', ${text}::jsonb, ${text}::jsonb, now(), ${by}, now()
    from videos`.execute(tx)
}
