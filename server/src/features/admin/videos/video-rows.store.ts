import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Appends a new video. */
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
