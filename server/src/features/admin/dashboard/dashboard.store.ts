import { sql } from 'kysely'
import { DASHBOARD } from '@dream/contract/rules/admin/funnel'
import { BROKERAGE_TIME_ZONE as ZONE } from '@dream/contract/rules/app/brokerage-day'
import type { Db } from '#platform/database/database.ts'

type StepCount = { week: string; step: string; count: number }

const FIRST_WEEK = sql`
  (date_trunc('week', now() at time zone ${ZONE}) - make_interval(weeks => ${DASHBOARD.weeks - 1}::int))::date`

/** Counts of each step in each of the last weeks. */
export async function readWeeks(db: Db): Promise<StepCount[]> {
  const { rows } = await sql<StepCount>`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, measure as step, sum(count)::int as count
    from daily_counts where day >= ${FIRST_WEEK} group by 1, 2`.execute(db)
  return rows
}

/** By week of registration: the people who have taken each step. Activity is that of the current week. */
export async function readCohorts(db: Db): Promise<StepCount[]> {
  const { rows } = await sql<StepCount>`
    select detail as week, measure as step, sum(count)::int as count
    from daily_counts
    where day >= ${FIRST_WEEK} and detail <> '' and detail >= to_char(${FIRST_WEEK}, 'YYYY-MM-DD')
      and (measure <> 'active' or day = date_trunc('week', now() at time zone ${ZONE})::date)
    group by 1, 2`.execute(db)
  return rows
}

/** Mondays of the shown weeks, the oldest first. */
export async function readMondays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select to_char(w, 'YYYY-MM-DD') as week
    from generate_series(${FIRST_WEEK}, (now() at time zone ${ZONE})::date, interval '1 week') as w`.execute(
    db,
  )
  return rows.map(({ week }) => week)
}

export async function readCountedAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(counted_at) as at from counted_days`.execute(db)
  return rows[0]?.at ?? null
}

type DesignRow = { id: string; name: string; likes: number; passes: number; reasons: Record<string, number> }

/** Most swiped designs of the last days. */
export async function readDesigns(db: Db): Promise<DesignRow[]> {
  const { rows } = await sql<DesignRow>`
    with days as (
      select * from design_days where day > (now() at time zone ${ZONE})::date - ${DASHBOARD.designDays}::int
    ), most as (
      select design_id, sum(likes)::int as likes, sum(passes)::int as passes
      from days group by 1 order by sum(likes + passes) desc, design_id limit ${DASHBOARD.designs}
    )
    select m.design_id as id, d.document ->> 'title' as name, m.likes, m.passes,
      coalesce((
        select jsonb_object_agg(reason, count) from (
          select r.key as reason, sum(r.value::int)::int as count
          from days, jsonb_each_text(days.reasons) as r where days.design_id = m.design_id group by 1
        ) as reasons
      ), '{}') as reasons
    from most m join designs d on d.id = m.design_id
    order by m.likes + m.passes desc, d.id`.execute(db)
  return rows
}

type BrokerRow = {
  id: string
  name: string
  reply_minutes: number | null
  reply_count: number
  missed: number
}

/** Reply time of each broker to a first question, and missed promises in the last 30 days. */
export async function readBrokers(db: Db): Promise<BrokerRow[]> {
  const { rows } = await sql<BrokerRow>`
    select u.id, u.name, b.reply_minutes, b.reply_count,
      (
        select count(*)::int from missed_promises m
        where m.broker_id = u.id and m.missed_at > now() - interval '30 days'
      ) as missed
    from brokers b join users u on u.id = b.user_id
    where b.status = 'published' order by b.reply_minutes desc nulls last, u.name limit 100`.execute(db)
  return rows
}

type MessageRow = { day: string; smsSent: number; smsFailed: number; mailSent: number; mailFailed: number }

/** SMS and emails of the last days, by whether they could be handed over. */
export async function readMessages(db: Db): Promise<MessageRow[]> {
  const of = (measure: string) => sql`coalesce(sum(c.count) filter (where c.measure = ${measure}), 0)::int`
  const { rows } = await sql<MessageRow>`
    select to_char(d, 'YYYY-MM-DD') as day, ${of('sms-sent')} as "smsSent", ${of('sms-failed')} as "smsFailed",
      ${of('mail-sent')} as "mailSent", ${of('mail-failed')} as "mailFailed"
    from (select (now() at time zone ${ZONE})::date as today) as t,
      generate_series(t.today - ${DASHBOARD.messageDays - 1}::int, t.today, interval '1 day') as d
      left join daily_counts c on c.day = d::date
    group by d order by d`.execute(db)
  return rows
}

type BuildRow = { build: string; kinds: number; count: number }

/** Error reports, by build. */
export async function readBuilds(db: Db): Promise<BuildRow[]> {
  const { rows } = await sql<BuildRow>`
    select coalesce(build, 'unknown') as build, count(distinct failure_id)::int as kinds, sum(count)::int as count
    from client_reports group by 1 order by max(last_at) desc limit 8`.execute(db)
  return rows
}
