import type { Video } from '@dream/contract/api/sections/videos'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Waits for other importers and tells what the lessons were when they were last imported. */
export async function lockLessons(tx: Tx): Promise<{ contentHash: string }> {
  const row = await tx
    .selectFrom('lesson_imports')
    .select('content_hash')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { contentHash: row.content_hash }
}

/** Makes the library's videos those of the list, in its order: changed ones are updated, missing ones archived. */
export async function replaceLessons(tx: Tx, videos: readonly Video[], contentHash: string): Promise<void> {
  await sql`
    with lessons as (
      select (document ->> 'id')::uuid as id, document, place::int
      from jsonb_array_elements(${JSON.stringify(videos)}::text::jsonb) with ordinality as list (document, place)
    ), archived as (
      update videos set status = 'archived', updated_at = clock_timestamp()
      where is_from_library and status <> 'archived' and not exists (select from lessons where lessons.id = videos.id)
    )
    insert into videos (id, slug, place, document, is_from_library)
    select id, document ->> 'slug', place, document, true from lessons
    on conflict (id) do update
    set slug = excluded.slug, place = excluded.place, document = excluded.document, status = excluded.status,
      is_from_library = true, updated_at = clock_timestamp()
    where (videos.document, videos.place, videos.status, videos.is_from_library)
      is distinct from (excluded.document, excluded.place, excluded.status, true)`.execute(tx)
  await tx
    .updateTable('lesson_imports')
    .set({ content_hash: contentHash, imported_at: sql`now()` })
    .execute()
}
