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
 * the list's order. Ordinals that were given stay, and none is spent on a design that is known. Answers how many are new.
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
        status = 'published', is_from_library = true, updated_at = clock_timestamp()
      from library
      where designs.id = library.id
        and (designs.document <> library.document or designs.status <> 'published' or not designs.is_from_library)
    ), archived as (
      update designs set status = 'archived', updated_at = clock_timestamp()
      where is_from_library and status <> 'archived' and not exists (select from library where library.id = designs.id)
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
