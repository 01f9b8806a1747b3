import type { LandCard } from '@dream/contract/api/sections/land'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Published cards in order, and today's date on the east coast by the database's clock. */
export async function readLandCards(db: Db): Promise<{ cards: LandCard[]; today: string }> {
  const rows = await db
    .selectFrom('land_cards')
    .select([
      'document',
      sql<string>`to_char(now() at time zone ${BROKERAGE_TIME_ZONE}, 'YYYY-MM-DD')`.as('today'),
    ])
    .where('status', '=', 'published')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return { cards: rows.map(({ document }) => document), today: rows[0]?.today ?? '' }
}

/**
 * Syncs the library's cards: changed ones are updated, missing ones archived, new ones added. A card that a person has edited
 * stays unchanged, with the library's version stored beside it.
 */
export async function replaceLandLibrary(tx: Tx, cards: readonly LandCard[]): Promise<void> {
  // Several processes may start at once.
  await sql`lock table land_cards in share row exclusive mode`.execute(tx)
  await sql`
    with library as (
      select document ->> 'id' as id, document, place
      from jsonb_array_elements(${JSON.stringify(cards)}::text::jsonb) with ordinality as list (document, place)
    ), archived as (
      update land_cards set status = 'archived', updated_at = clock_timestamp()
      where is_from_library and edited_at is null and status <> 'archived'
        and not exists (select from library where library.id = land_cards.id)
    )
    insert into land_cards as known (id, place, document, is_from_library, library_document)
    select id, place, document, true, document from library
    on conflict (id) do update
    set library_document = excluded.document, is_from_library = true,
      place = case when known.edited_at is null then excluded.place else known.place end,
      document = case when known.edited_at is null then excluded.document else known.document end,
      status = case when known.edited_at is null then 'published' else known.status end,
      version = known.version + 1,
      updated_at = case when known.edited_at is null then clock_timestamp() else known.updated_at end
    where known.library_document is distinct from excluded.document
      or (known.edited_at is null
        and (known.place, known.document, known.status) is distinct from (excluded.place, excluded.document, 'published'))`.execute(
    tx,
  )
}
