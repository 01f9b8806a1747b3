import type { Design } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { CATALOGUE_CHANNEL } from './designs.store.ts'

/** Waits for other importers, and reads which library was last imported. */
export async function lockLibrary(tx: Tx): Promise<{ contentHash: string }> {
  const row = await tx
    .selectFrom('library_imports')
    .select('content_hash')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { contentHash: row.content_hash }
}

/**
 * Makes the table's library designs those of the list: changed ones are updated, missing ones archived, new ones added in
 * the list's order. What an admin has published or archived stays as they left it, with the pictures that
 * the library has of it now (redrawn-document.sql). Ordinals that were given stay, and none is spent on a
 * design that is known. Of what it no longer names the library keeps the drawings alone, and the document shows those (archived-document.sql).
 * Answers how many are new.
 */
export async function replaceLibrary(
  tx: Tx,
  designs: readonly Design[],
  contentHash: string,
): Promise<{ added: number }> {
  const library = JSON.stringify(designs)
  const { numAffectedRows = 0n } = await sql`
    with library as (
      select (document ->> 'id')::uuid as id, document, place
      from jsonb_array_elements(${library}::text::jsonb) with ordinality as list (document, place)
    ), updated as (
      update designs
      set document = library.document, slug = library.document ->> 'slug', category = library.document ->> 'category',
        status = 'published', is_from_library = true, updated_at = clock_timestamp(), saved_at = clock_timestamp()
      from library
      where designs.id = library.id and designs.edited_at is null
        and (designs.document <> library.document or designs.status <> 'published' or not designs.is_from_library)
    ), redrawn as (
      update designs
      set document = redrawn_document(designs.document, library.document), draft = redrawn_document(draft, library.document),
        version = version + 1, updated_at = clock_timestamp()
      from library
      where designs.id = library.id and designs.edited_at is not null
        and (designs.document, draft) is distinct from
          (redrawn_document(designs.document, library.document), redrawn_document(draft, library.document))
    ), gone as (
      select id, status, document as before, draft as draft_before, archived_document(document) as document,
        archived_document(draft) as draft, case when edited_at is null then 'archived' else status end as next
      from designs
      where is_from_library and not exists (select from library where library.id = designs.id)
    ), archived as (
      update designs
      set status = gone.next, document = gone.document, draft = gone.draft, updated_at = clock_timestamp(), saved_at = clock_timestamp()
      from gone
      where designs.id = gone.id
        and (gone.status, gone.before, gone.draft_before) is distinct from (gone.next, gone.document, gone.draft)
    )
    insert into designs (id, slug, category, document, is_from_library)
    select id, document ->> 'slug', document ->> 'category', document, true
    from library
    where not exists (select from designs where designs.id = library.id)
    order by place`.execute(tx)
  await tx
    .updateTable('library_imports')
    .set({ content_hash: contentHash, imported_at: sql`now()` })
    .execute()
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(tx)
  return { added: Number(numAffectedRows) }
}
