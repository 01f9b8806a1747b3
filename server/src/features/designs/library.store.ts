import type { Design } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { CATALOGUE_CHANNEL } from './designs.store.ts'

/** Locks against other importers, and reads the hash of the last imported library. */
export async function lockLibrary(tx: Tx): Promise<{ contentHash: string }> {
  const row = await tx
    .selectFrom('library_imports')
    .select('content_hash')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { contentHash: row.content_hash }
}

/**
 * Syncs the table's library designs with the list: changed ones are updated, missing ones archived, new ones added in the list's
 * order. Designs that an admin has published or archived stay unchanged, except for the library's current pictures
 * (redrawn-document.sql). Ordinals are kept, and none is spent on a known design. Of removed designs the library keeps only the
 * drawings, and the document shows those (archived-document.sql). Returns the number of new ones.
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
