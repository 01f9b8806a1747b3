import { sql } from 'kysely'
import { BROKERAGE_TIME_ZONE as ZONE } from '@dream/contract/rules/app/brokerage-day'
import type { Db, Tx } from '#platform/database/database.ts'

/** Steps that are events of a person. Repeated events count once, the first time. */
const STEPS = [
  'registered',
  'phone-verified',
  'profile-completed',
  'first-like',
  'unlocked',
  'broker-chosen',
  'first-reply',
]
/** Max days of one run; a long history takes several. */
const MAX_DAYS = 60

/** Takes the lock of counting; false when another process has it. */
export async function lockCounting(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('count-days')) as is_mine`.execute(tx)
  return rows[0]?.is_mine ?? false
}

/** Days that were never counted, and today and yesterday, which may have new events. */
export async function readUncountedDays(
  db: Db | Tx,
  { notSinceS }: { notSinceS: number },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with today as (select (now() at time zone ${ZONE})::date as day)
    select to_char(d, 'YYYY-MM-DD') as day
    from today, generate_series(
      coalesce(
        (select max(day) - 1 from counted_days),
        (
          select (min(first.at) at time zone ${ZONE})::date from unnest(${STEPS}::text[]) as k (kind),
            lateral (select min(e.at) as at from events e where e.kind = k.kind) as first
        ),
        today.day
      ),
      today.day, interval '1 day'
    ) as d
    where not exists (
      select from counted_days c
      where c.day = today.day and c.counted_at > now() - make_interval(secs => ${notSinceS})
    )
    order by d limit ${MAX_DAYS}`.execute(db)
  return rows.map(({ day }) => day)
}

/** Counts one day; idempotent. Reads that day's events and swipes only, however long the history is. */
export async function countDay(tx: Tx, day: string): Promise<void> {
  const from = sql`(${day}::date::timestamp at time zone ${ZONE})`
  const to = sql`((${day}::date + 1)::timestamp at time zone ${ZONE})`
  const cohort = sql`coalesce(to_char(date_trunc('week', u.created_at at time zone ${ZONE}), 'YYYY-MM-DD'), '')`
  await sql`
    with steps as (
      select case e.kind when 'unlocked' then 'unlocked-' || (e.data ->> 'feature') else e.kind end as measure,
        ${cohort} as cohort, count(*) as count
      from events e left join users u on u.id = e.user_id
      where e.kind = any (${STEPS}::text[]) and e.at >= ${from} and e.at < ${to}
        and (e.kind = 'unlocked' or not exists (
          select from events b where b.user_id = e.user_id and b.kind = e.kind and b.at < e.at
        ))
      group by 1, 2
    ), gone as (
      delete from daily_counts d
      where d.day = ${day}::date and (d.measure = any (${STEPS}::text[]) or d.measure like 'unlocked-%')
        and (d.measure, d.detail) not in (select measure, cohort from steps)
    )
    insert into daily_counts (day, measure, detail, count)
    select ${day}::date, measure, cohort, count from steps
    on conflict (day, measure, detail) do update set count = excluded.count`.execute(tx)
  await countActive(tx, day)
  await sql`
    insert into design_days (day, design_id, likes, passes, reasons)
    select ${day}::date, design_id, sum(likes)::int, sum(passes)::int,
      coalesce(jsonb_object_agg(reason, passes) filter (where reason is not null and passes > 0), '{}')
    from (
      select design_id, reason, count(*) filter (where action = 'like') as likes,
        count(*) filter (where action = 'pass') as passes
      from preferences where at >= ${from} and at < ${to} and action <> 'undone' group by 1, 2
    ) as p
    group by design_id
    on conflict (day, design_id) do update
    set likes = excluded.likes, passes = excluded.passes, reasons = excluded.reasons`.execute(tx)
  await sql`
    insert into counted_days (day) values (${day}::date)
    on conflict (day) do update set counted_at = now()`.execute(tx)
}

/**
 * Counts the people who used the app in the week of a day, on the week's Monday. Sessions store only their last use, so this is
 * known for the current week alone, and a count never falls.
 */
async function countActive(tx: Tx, day: string): Promise<void> {
  await sql`
    insert into daily_counts (day, measure, detail, count)
    select week, 'active', cohort, count(distinct s.user_id)
    from (select date_trunc('week', now() at time zone ${ZONE}) as monday) as m,
      lateral (select m.monday::date as week, m.monday at time zone ${ZONE} as since) as w
      join sessions s on s.last_used_at >= w.since
      join users u on u.id = s.user_id and u.role = 'buyer',
      lateral (select to_char(date_trunc('week', u.created_at at time zone ${ZONE}), 'YYYY-MM-DD') as cohort) as c
    where w.week = date_trunc('week', ${day}::date)::date
    group by week, cohort
    on conflict (day, measure, detail) do update
    set count = greatest(daily_counts.count, excluded.count)`.execute(tx)
}
