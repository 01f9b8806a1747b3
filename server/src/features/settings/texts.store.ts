import { TEXT_PAGES, usualTexts } from '@dream/contract/rules/admin/content/texts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Texts by field name, of each page that an editor has rewritten. */
export type OwnTexts = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Stores the default texts of this build. Texts that an editor has published stay, with the build's own beside them. */
export async function storeUsualTexts(db: Db): Promise<void> {
  const pages = TEXT_PAGES.map((page) => ({ id: page.id, document: { words: usualTexts(page) } }))
  await sql`
    insert into texts as known (id, document, library_document)
    select page ->> 'id', page -> 'document', page -> 'document'
    from jsonb_array_elements(${JSON.stringify(pages)}::text::jsonb) as page
    on conflict (id) do update
    set library_document = excluded.document, version = known.version + 1,
      document = case when known.edited_at is null then excluded.document else known.document end
    where known.library_document is distinct from excluded.document`.execute(db)
}

/** Texts that editors have written instead of the product's own. */
export async function readOwnTexts(db: Db): Promise<OwnTexts> {
  const { rows } = await sql<{ id: string; document: { words?: Record<string, string> } }>`
    select id, document from texts where edited_at is not null and document is distinct from library_document`.execute(
    db,
  )
  return new Map(rows.map(({ id, document }) => [id, document.words ?? {}]))
}
