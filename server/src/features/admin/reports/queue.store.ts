import type { ReportReason } from '@dream/contract/rules/chat/chat'
import type { ReportDecision } from '@dream/contract/rules/admin/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Role } from '#tables.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'

type PersonRow = { id: string; name: string; role: Role }

export type ReportRow = {
  id: string
  at: string
  reason: ReportReason
  details: string | null
  conversation_id: string
  seq: number | null
  reporter: PersonRow | null
  about: PersonRow
  is_suspended: boolean
  decision: ReportDecision | null
  has_removed: boolean
  decision_reason: string | null
  decided_at: string | null
  decided_by_name: string | null
  lifted_at: string | null
}

/** Timestamp as text with microseconds: a Date has only milliseconds. */
const exactly = (column: 'at' | 'decided_at' | 'lifted_at') =>
  sql`to_char(${sql.ref(`r.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Reports with their people: each is about the other person of the conversation, not its reporter. */
const WITH_PEOPLE = sql`
  conversation_reports r
  join conversations c on c.id = r.conversation_id
  join users a on a.id = case when r.reporter_id = c.buyer_id then c.broker_id else c.buyer_id end
  left join users u on u.id = r.reporter_id
  left join users d on d.id = r.decided_by`

const REPORTS = sql`
  select r.id::text as id, ${exactly('at')} as at, r.reason, r.details, r.conversation_id, r.seq,
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'role', u.role) end as reporter,
    jsonb_build_object('id', a.id, 'name', a.name, 'role', a.role) as about, a.disabled_at is not null as is_suspended,
    r.decision, r.has_removed, r.decision_reason, ${exactly('decided_at')} as decided_at, d.name as decided_by_name,
    ${exactly('lifted_at')} as lifted_at
  from ${WITH_PEOPLE}`

/** List of the reports page; the messages of a report are only on its own page, where each look writes an audit entry. */
export const REPORT_LIST: List = {
  from: WITH_PEOPLE,
  id: { sql: sql`r.id`, type: 'bigint' },
  sort: { column: 'at', isDescending: false },
  columns: {
    at: { sql: sql`r.at`, type: 'time', isSorted: true, filter: 'between', csv: 'Reported' },
    state: {
      sql: sql`case when r.decided_at is null then 'open' else 'decided' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'State',
    },
    reason: { sql: sql`r.reason`, type: 'text', filter: 'one-of', csv: 'Reason' },
    isAboutMessage: { sql: sql`r.seq is not null`, type: 'text', csv: 'About one message' },
    aboutId: { sql: sql`a.id`, type: 'uuid' },
    about: { sql: sql`a.name`, type: 'text', isSorted: true, isSearched: true, csv: 'About' },
    aboutRole: { sql: sql`a.role`, type: 'text', filter: 'one-of', csv: 'Their role' },
    reporterId: { sql: sql`u.id`, type: 'uuid' },
    reporter: { sql: sql`u.name`, type: 'text', isSearched: true, csv: 'Reported by' },
    reporterRole: { sql: sql`u.role`, type: 'text', csv: "The reporter's role" },
    decision: { sql: sql`r.decision`, type: 'text', filter: 'one-of', csv: 'Decision' },
    hasRemoved: { sql: sql`r.has_removed`, type: 'text', csv: 'Message removed' },
    decisionReason: { sql: sql`r.decision_reason`, type: 'text', csv: 'Why' },
    decidedAt: {
      sql: sql`r.decided_at`,
      type: 'time',
      isNullable: true,
      isSorted: true,
      filter: 'between',
      csv: 'Decided',
    },
    decidedBy: { sql: sql`d.name`, type: 'text', csv: 'Decided by' },
    liftedAt: { sql: sql`r.lifted_at`, type: 'time', csv: 'Suspension lifted' },
  },
}

export type ReportListRow = ListRow & {
  at: Date
  reason: ReportReason
  isAboutMessage: boolean
  aboutId: string
  about: string
  aboutRole: Role
  reporterId: string | null
  reporter: string | null
  reporterRole: Role | null
  decision: ReportDecision | null
  hasRemoved: boolean
  decisionReason: string | null
  decidedAt: Date | null
  decidedBy: string | null
  liftedAt: Date | null
}

export async function readReport(db: Db | Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${REPORTS} where r.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** Other reports about the same person, newest first. */
export async function listReportsAbout(
  db: Db,
  { id, about }: Pick<ReportRow, 'id' | 'about'>,
  limit: number,
) {
  const { rows } = await sql<ReportRow>`
    ${REPORTS}
    where ${about.id} in (c.buyer_id, c.broker_id) and a.id = ${about.id} and r.id <> ${id}::bigint
    order by r.at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

/** Days over which the time to decide is measured. */
const MEASURED_DAYS = 90

/** Waiting reports with the oldest's time, and the median time from a report to its decision. */
export async function readReportsSummary(db: Db) {
  const { rows } = await sql<{ open: number; oldest_at: Date | null; median_minutes: number | null }>`
    select
      (select count(*)::int from conversation_reports where decided_at is null) as open,
      (select min(at) from conversation_reports where decided_at is null) as oldest_at,
      (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - at)::float8 / 60)
        from conversation_reports
        where decided_at > now() - make_interval(days => ${MEASURED_DAYS})) as median_minutes`.execute(db)
  const { open = 0, oldest_at = null, median_minutes = null } = rows[0] ?? {}
  return { open, oldestAt: oldest_at?.toISOString() ?? null, medianMinutes: median_minutes }
}
