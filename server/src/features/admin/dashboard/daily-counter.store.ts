import { sql } from 'kysely'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import type { Db } from '#platform/database/database.ts'

/** Adds to today's counts. */
export async function addToToday(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into daily_counts (day, measure, count)
    select (now() at time zone ${BROKERAGE_TIME_ZONE})::date, measure, count
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) as t (measure, count)
    order by measure
    on conflict (day, measure, detail) do update set count = daily_counts.count + excluded.count`.execute(db)
}
