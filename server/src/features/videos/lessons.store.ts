import type { Video } from '@dream/contract/api/sections/videos'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Locks against other importers and reads the hash of the last import. */
export async function lockLessons(tx: Tx): Promise<{ contentHash: string }> {
  const row = await tx
    .selectFrom('lesson_imports')
    .select('content_hash')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { contentHash: row.content_hash }
}

/**
 * Syncs the library's videos with the list, in its order: changed ones are updated, missing ones archived. One that a person has
 * edited stays unchanged, with the library's version stored beside it.
 */
export async function replaceLessons(tx: Tx, videos: readonly Video[], contentHash: string): Promise<void> {
  await sql`
    with lessons as (
      select (document ->> 'id')::uuid as id, document, place::int
      from jsonb_array_elements(${JSON.stringify(videos)}::text::jsonb) with ordinality as list (document, place)
    ), archived as (
      update videos set status = 'archived', version = version + 1, updated_at = clock_timestamp()
      where is_from_library and edited_at is null and status <> 'archived' and not exists (select from lessons where lessons.id = videos.id)
    )
    insert into videos as known (id, slug, place, document, is_from_library, library_document)
    select id, document ->> 'slug', place, document, true, document from lessons
    on conflict (id) do update
    set slug = excluded.slug, is_from_library = true, library_document = excluded.document, version = known.version + 1,
      place = case when known.edited_at is null then excluded.place else known.place end,
      document = case when known.edited_at is null then excluded.document else known.document end,
      status = case when known.edited_at is null then excluded.status else known.status end,
      updated_at = case when known.edited_at is null then clock_timestamp() else known.updated_at end
    where (known.library_document, known.is_from_library) is distinct from (excluded.document, true)
      or (known.edited_at is null and (known.document, known.place, known.status)
        is distinct from (excluded.document, excluded.place, excluded.status))`.execute(tx)
  await tx
    .updateTable('lesson_imports')
    .set({ content_hash: contentHash, imported_at: sql`now()` })
    .execute()
}
