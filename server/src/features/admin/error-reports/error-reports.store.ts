import { sql } from 'kysely'
import type { ReportedErrorDetail } from '@dream/contract/api/admin/error-reports'
import { TREND_DAYS } from '@dream/contract/rules/admin/error-reports'
import type { Db, Tx } from '#platform/database/database.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** Errors in apps, with their error reports aggregated. */
const ERRORS = sql`(
  select encode(f.id, 'hex') as id, f.id as hash, r.level, r.area, r.message, r.builds, r.route_count, r.count, r.first_at, r.last_at,
    f.resolved_at, f.resolved_by, f.reopened_at,
    case when f.resolved_at is not null then 'resolved' when f.reopened_at is not null then 'reopened' else 'open' end as status,
    t.trend
  from failures f
  join (
    select failure_id, min(level) as level, min(area) as area, min(message) as message,
      array(
        select b.build from client_reports b where b.failure_id = c.failure_id and b.build is not null
        group by b.build order by max(b.last_at) desc limit 5
      ) as builds,
      count(distinct route)::int as route_count, sum(count)::int as count, min(first_at) as first_at, max(last_at) as last_at
    from client_reports c where failure_id is not null group by failure_id
  ) as r on r.failure_id = f.id
  cross join lateral (
    select array_agg(coalesce(d.count, 0) order by each) as trend
    from generate_series(current_date - ${TREND_DAYS - 1}::int, current_date, interval '1 day') as each
    left join failure_days d on d.failure_id = f.id and d.day = each::date
  ) as t
) as errors`

/** List of the page of error reports. */
export const ERROR_LIST: List = {
  from: ERRORS,
  id: { sql: sql`id`, type: 'text' },
  sort: { column: 'lastAt', isDescending: true },
  columns: {
    message: { sql: sql`message`, type: 'text', isSearched: true, csv: 'What happened' },
    status: { sql: sql`status`, type: 'text', filter: 'one-of', csv: 'Status' },
    level: { sql: sql`level`, type: 'text', filter: 'one-of', csv: 'Level' },
    area: { sql: sql`area`, type: 'text', isSearched: true, csv: 'Area' },
    builds: { sql: sql`builds`, type: 'text', isSearched: true, csv: 'Builds' },
    routeCount: { sql: sql`route_count`, type: 'number', csv: 'Screens' },
    count: { sql: sql`count`, type: 'number', isSorted: true, csv: 'Times' },
    firstAt: { sql: sql`first_at`, type: 'time', isSorted: true, csv: 'First' },
    lastAt: { sql: sql`last_at`, type: 'time', isSorted: true, filter: 'between', csv: 'Last' },
    trend: { sql: sql`trend`, type: 'text' },
  },
}

export type ErrorRow = ListRow & {
  message: string
  status: ReportedErrorDetail['status']
  level: ReportedErrorDetail['level']
  area: string
  builds: string[]
  routeCount: number
  count: number
  firstAt: Date
  lastAt: Date
  trend: number[]
}

type Resolution = { resolved_at: Date | null; resolved_by: string | null; reopened_at: Date | null }

/** Resolution of an error and its return; null when there is no such error. */
export async function readResolution(db: Db, id: string) {
  const { rows } = await sql<Resolution>`
    select f.resolved_at, u.name as resolved_by, f.reopened_at
    from failures f left join users u on u.id = f.resolved_by
    where f.id = decode(${id}, 'hex')`.execute(db)
  return rows[0] ?? null
}

/** Error reports of an error, the latest first. */
export const readReports = (db: Db, id: string) =>
  db
    .selectFrom('client_reports')
    .select(['build', 'route', 'count', 'first_at', 'last_at', 'data'])
    .where('failure_id', '=', sql<Buffer>`decode(${id}, 'hex')`)
    .orderBy('last_at', 'desc')
    .limit(100)
    .execute()

/** Marks errors as resolved or open; returns those that changed. */
export async function setResolved(
  tx: Tx,
  ids: readonly string[],
  { by }: { by: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update failures
    set resolved_at = ${by === null ? null : sql`now()`}, resolved_by = ${by}, reopened_at = null
    where id in (select decode(each, 'hex') from unnest(${[...ids]}::text[]) as each)
      and (resolved_at is null) = ${by !== null}
    returning encode(id, 'hex') as id`.execute(tx)
  return rows.map(({ id }) => id)
}
