import { DEFAULT_TIME_ZONE, type COME_BACK } from '@dream/contract/rules/account/notifications'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Min absence before a new visit, in minutes. */
const VISIT_GAP_MINUTES = 30

/** Time zone of a person of `comebacks as c`: that of the device used last, else that of their settings. */
const ZONE = sql<string>`coalesce(
  (
    select p.time_zone from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = c.user_id and p.time_zone is not null and s.expires_at > now()
    order by s.last_used_at desc limit 1
  ),
  (select n.time_zone from notification_settings n where n.user_id = c.user_id),
  ${DEFAULT_TIME_ZONE}
)`

type Visit = {
  /** Date in the person's time zone, as 2026-11-25. */
  day: string
  since: Date | null
  pickDay: string | null
  pickDesign: string | null
  pickWhy: string | null
  wantsMatches: boolean
}

/** Records a visit; returns the time of the previous one, and the pick with its day. */
export async function noteVisit(db: Db, userId: string): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    insert into comebacks as c (user_id) values (${userId})
    on conflict (user_id) do update set
      visited_before_at = case when c.visited_at < now() - make_interval(mins => ${VISIT_GAP_MINUTES}::int)
        then c.visited_at else c.visited_before_at end,
      visited_at = now()
    returning c.visited_before_at as since, to_char(c.pick_day, 'YYYY-MM-DD') as "pickDay", c.pick_design as "pickDesign",
      c.pick_why as "pickWhy", c.wants_matches as "wantsMatches",
      to_char(now() at time zone ${ZONE}, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]
}

type Pick = { userId: string; day: string; designId: string; why: string | null }

/**
 * Stores the pick of a day, and returns the one that counts. Of two at once the first stays: the second waits for the row lock,
 * and its update rereads the row, which a subquery of the same statement would not. A pick that left the catalogue is replaced.
 */
export async function keepPick(
  db: Db | Tx,
  { userId, day, designId, why, instead }: Pick & { instead: string | null },
) {
  const isOpen = sql<boolean>`pick_day is distinct from ${day}::text::date or pick_design is not distinct from ${instead}::uuid`
  const { rows } = await sql<{ designId: string; why: string | null }>`
    update comebacks set
      pick_day = ${day}::text::date,
      pick_design = case when ${isOpen} then ${designId}::uuid else pick_design end,
      pick_why = case when ${isOpen} then ${why} else pick_why end
    where user_id = ${userId}
    returning pick_design as "designId", pick_why as why`.execute(db)
  return rows[0]
}

/** Max new designs that are checked for a person. */
const MOST_NEW = 2000

/** Published floor plans first published after a moment, the newest first. */
export async function readArrivals(db: Db | Tx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from designs d left join builders b on b.id = d.builder_id
    where coalesce(d.first_published_at, d.created_at) > ${since} and d.category = 'Floor Plan'
      and is_design_dealt(d.status, d.publish_at, b.is_active)
    order by coalesce(d.first_published_at, d.created_at) desc limit ${MOST_NEW}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Stores whether a person wants notifications about matches. */
export async function saveMatchWish(db: Db, userId: string, isWanted: boolean) {
  await sql`
    insert into comebacks as c (user_id, wants_matches) values (${userId}, ${isWanted})
    on conflict (user_id) do update set wants_matches = excluded.wants_matches,
      matched_at = case when c.wants_matches then c.matched_at else now() end`.execute(db)
}

const PAGE = 200

type Pace = typeof COME_BACK

/** Limit of all come-back pushes: two a week, some days apart. */
const isRested = ({ apartDays }: Pace) => sql<boolean>`
  (c.pushed_at is null or c.pushed_at < now() - make_interval(days => ${apartDays}::int))
  and (c.pushed_before_at is null or c.pushed_before_at < now() - interval '7 days')`

const isDaytime = ({ fromHour, toHour }: Pace) => sql<boolean>`
  extract(hour from now() at time zone ${ZONE}) >= ${fromHour}::int
  and extract(hour from now() at time zone ${ZONE}) < ${toHour}::int`

type Wanting = { userId: string; since: Date }

/** Page of people who want notifications about matches, were last checked before `newest`, and may be pushed now. */
export async function readWanting(db: Db, newest: Date, pace: Pace): Promise<Wanting[]> {
  const { rows } = await sql<Wanting>`
    select c.user_id as "userId", c.matched_at as since
    from comebacks c
    join users u on u.id = c.user_id and u.role = 'buyer' and u.disabled_at is null
    where c.wants_matches and c.matched_at < ${newest} and ${isRested(pace)} and ${isDaytime(pace)}
    order by c.matched_at limit ${PAGE}`.execute(db)
  return rows
}

/** Longest publication: one that takes longer is checked with the next one. */
const SETTLES_MINUTES = 10

/** Time of the newest design that is visible by now, rounded up to the precision of a `Date`. */
export async function readNewestArrival(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select date_trunc('milliseconds', max(coalesce(first_published_at, created_at))) + interval '1 ms' as at from designs
    where status in ('published', 'scheduled')
      and coalesce(first_published_at, created_at) <= now() - make_interval(mins => ${SETTLES_MINUTES}::int)`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/** Marks a person as checked; returns whether this process was first. A push delays their next one. */
export async function markMatched(
  tx: Tx,
  { userId, since, newest, isPushed }: Wanting & { newest: Date; isPushed: boolean },
  pace: Pace,
) {
  const { rows } = await sql`
    update comebacks c set
      matched_at = ${newest},
      pushed_before_at = case when ${isPushed}::boolean then c.pushed_at else c.pushed_before_at end,
      pushed_at = case when ${isPushed}::boolean then now() else c.pushed_at end
    where c.user_id = ${userId} and c.wants_matches and date_trunc('milliseconds', c.matched_at) <= ${since}
      and ${isRested(pace)}
    returning c.user_id`.execute(tx)
  return rows.length > 0
}

/** They have not been here today. */
const isAway = sql<boolean>`c.visited_at < now() - interval '20 hours'`

/** Page of people after the given one who want to be brought back, were not pushed too lately, and for whom it is daytime. */
export async function readDue(db: Db, after: string | null, pace: Pace): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select c.user_id as "userId" from comebacks c
    join notification_settings n on n.user_id = c.user_id and n.come_back and n.is_wanted
    join users u on u.id = c.user_id and u.role = 'buyer' and u.disabled_at is null
    where (${after}::uuid is null or c.user_id > ${after}::uuid) and ${isAway} and ${isRested(pace)} and ${isDaytime(pace)}
    order by c.user_id limit ${PAGE}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Marks a person as brought back; returns whether this process was first. */
export async function markBroughtBack(tx: Tx, userId: string, pace: Pace): Promise<boolean> {
  const { rows } = await sql`
    update comebacks c set pushed_before_at = c.pushed_at, pushed_at = now()
    where c.user_id = ${userId} and ${isAway} and ${isRested(pace)}
    returning c.user_id`.execute(tx)
  return rows.length > 0
}
