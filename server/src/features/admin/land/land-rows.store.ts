import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Appends a new card, under a free id that begins with the wanted one. */
export async function insertLandDraft(
  tx: Tx,
  {
    wanted,
    documentOf,
    by,
  }: { wanted: string; documentOf: (id: string, today: string) => object; by: string },
): Promise<string> {
  // Serialises the choice of ids.
  await sql`lock table land_cards in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ id: string; today: string }>`
    select wanted as id, to_char(now() at time zone ${BROKERAGE_TIME_ZONE}, 'YYYY-MM-DD') as today
    from (
      select ${wanted} || case when n = 1 then '' else '-' || n end as wanted, n from generate_series(1, 1000) as n
    ) as names
    where not exists (select from land_cards where id = wanted)
    order by n limit 1`.execute(tx)
  const [{ id, today } = { id: wanted, today: '' }] = rows
  const document = JSON.stringify(documentOf(id, today))
  await sql`
    insert into land_cards (id, place, status, document, draft, drafted_at, drafted_by, edited_at)
    select ${id}, coalesce(max(place), 0) + 1, 'draft', ${document}::jsonb, ${document}::jsonb, now(), ${by}, now()
    from land_cards`.execute(tx)
  return id
}

/** Today's date on the east coast, by the database's clock. */
export async function readToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(now() at time zone ${BROKERAGE_TIME_ZONE}, 'YYYY-MM-DD') as today`.execute(db)
  return rows[0]?.today ?? ''
}
