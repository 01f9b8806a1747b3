import { sql } from 'kysely'
import type { Job } from '@dream/contract/api/admin/jobs'
import type { Db, Tx } from '#platform/database/database.ts'
import { redactPersonalData } from '#platform/process/log-redaction.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'

const REASON_MAX = 600

const JOBS = sql`(
  select j.id, t.identifier as name, j.attempts, j.max_attempts, j.last_error, j.run_at, j.created_at,
    case
      when j.locked_at is not null then 'running'
      when j.attempts >= j.max_attempts then 'failed'
      when j.attempts > 0 then 'retrying'
      when j.run_at > now() then 'scheduled'
      else 'waiting'
    end as status
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
) as jobs`

/** List of the jobs page. Reasons of failures may name a person, so they are neither searched nor sorted by. */
export const JOB_LIST: List = {
  from: JOBS,
  id: { sql: sql`id`, type: 'bigint' },
  sort: { column: 'runAt', isDescending: true },
  columns: {
    name: { sql: sql`name`, type: 'text', isSorted: true, isSearched: true, csv: 'Job' },
    status: { sql: sql`status`, type: 'text', filter: 'one-of', csv: 'Status' },
    attempts: { sql: sql`attempts::int`, type: 'number', isSorted: true, csv: 'Tries' },
    maxAttempts: { sql: sql`max_attempts::int`, type: 'number', csv: 'Tries at most' },
    reason: {
      sql: sql`left(last_error, ${REASON_MAX})`,
      type: 'text',
      csv: 'Why it failed',
      clean: withoutPeople,
    },
    runAt: { sql: sql`run_at`, type: 'time', isSorted: true, filter: 'between', csv: 'Due' },
    createdAt: { sql: sql`created_at`, type: 'time', isSorted: true, filter: 'between', csv: 'Promised' },
  },
}

function withoutPeople(reason: unknown): unknown {
  return typeof reason === 'string' ? redactPersonalData(reason) : reason
}

export type JobRow = ListRow & {
  name: string
  status: Job['status']
  attempts: number
  maxAttempts: number
  reason: string | null
  runAt: Date
  createdAt: Date
}

/** Retries jobs now, with a fresh number of tries. Running ones are left alone; returns those retried. */
export async function retryJobs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id
    from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => now(), attempts => 0)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Number of jobs by status, and the due time of the oldest. */
export async function readQueue(db: Db) {
  const { rows } = await sql<{ status: Job['status']; jobs: number; since: Date | null }>`
    select status, count(*)::int as jobs, min(run_at) as since from ${JOBS} group by status`.execute(db)
  return rows
}
