import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { DayCount, DesignDay } from './demo-year.ts'

/** Beginning of the build ids of error reports that were made up. */
export const DEMO_BUILD = 'demo-'

/**
 * Day before yesterday in the counting time zone (YYYY-MM-DD), or null when days were counted before. Takes the lock of the count.
 */
export async function lockEmptyYear(tx: Tx): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtext('count-days'))`.execute(tx)
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone ${BROKERAGE_TIME_ZONE})::date - 2, 'YYYY-MM-DD') as day
    where not exists (select from counted_days)`.execute(tx)
  return rows[0]?.day ?? null
}

/** Stores a fictional year up to two days ago. Counting begins with yesterday, and leaves these days alone. */
export async function saveYear(tx: Tx, counts: readonly DayCount[], designDays: readonly DesignDay[]) {
  await sql`
    insert into daily_counts (day, measure, detail, count)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
      as c (day date, measure text, detail text, count bigint)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into design_days (day, design_id, likes, passes, reasons)
    select day, "designId", likes, passes, reasons
    from jsonb_to_recordset(${JSON.stringify(designDays)}::text::jsonb)
      as d (day date, "designId" uuid, likes int, passes int, reasons jsonb)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into counted_days (day, counted_at)
    select (now() at time zone ${BROKERAGE_TIME_ZONE})::date, now() - interval '1 hour'`.execute(tx)
}

/** Spreads an error's reports over the last days, today first. */
export async function spreadErrorReports(db: Db, message: string, days: readonly number[]): Promise<void> {
  await sql`
    with met as (
      select r.failure_id, current_date - (d.place - 1)::int as day, d.count
      from (select distinct failure_id from client_reports where message = ${message}) as r,
        unnest(${days}::int[]) with ordinality as d (count, place)
      where d.count > 0
    ), spread as (
      insert into failure_days (failure_id, day, count) select failure_id, day, count from met
      on conflict (failure_id, day) do update set count = excluded.count
    ), whole as (
      select failure_id, sum(count) as count, min(day) as first, max(day) as last,
        (select count(*) from client_reports r where r.failure_id = met.failure_id) as builds
      from met group by failure_id
    )
    update client_reports r
    set count = greatest(1, whole.count / whole.builds)::int, first_at = whole.first + time '09:00',
      last_at = least(now(), whole.last + time '17:00')
    from whole where whole.failure_id = r.failure_id`.execute(db)
}

/** Removes the year and the error reports that were made up. Real days begin with the first that was counted. */
export async function removeYear(tx: Tx): Promise<void> {
  await sql`delete from daily_counts where day < (select min(day) from counted_days)`.execute(tx)
  await sql`delete from design_days where day < (select min(day) from counted_days)`.execute(tx)
  await sql`delete from client_reports where build like ${`${DEMO_BUILD}%`}`.execute(tx)
  await sql`
    delete from failures where not exists (select from client_reports r where r.failure_id = failures.id)`.execute(
    tx,
  )
}
