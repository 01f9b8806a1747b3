import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Max kinds of error report stored, more than a person would read. */
const MAX_KINDS = 2000
const RETENTION_DAYS = 30

export type StoredErrorReport = {
  fingerprint: Buffer
  /** Error across builds and screens. */
  errorId: Buffer
  level: 'debug' | 'info' | 'warn' | 'error'
  area: string
  message: string
  data: Record<string, string>
}

/**
 * Upserts an error report with its count; a resolved error is reopened. When the table is full, the rarest and oldest report is
 * evicted: a flood of made-up errors evicts its own, not those that many people meet. Returns whether a resolved error has
 * come back.
 */
export async function countErrorReport(
  db: Db | Tx,
  report: StoredErrorReport,
  { maxKinds = MAX_KINDS }: { maxKinds?: number } = {},
): Promise<{ hasReturned: boolean }> {
  const { fingerprint, errorId, level, area, message, data } = report
  const { rows } = await sql<{ has_returned: boolean }>`
    with before as (
      select resolved_at is not null as was_resolved from failures where id = ${errorId} for update
    ), room as (
      delete from client_reports where fingerprint in (
        select fingerprint from client_reports
        where not exists (select from client_reports where fingerprint = ${fingerprint})
        order by count, last_at
        limit greatest(0, (select count(*) from client_reports) - ${maxKinds}::int + 1)
      )
      returning fingerprint, failure_id
    ), gone as (
      delete from failures where id in (select failure_id from room) and id <> ${errorId} and not exists (
        select from client_reports r
        where r.failure_id = failures.id and r.fingerprint not in (select fingerprint from room)
      )
    ), failure as (
      insert into failures (id) values (${errorId})
      on conflict (id) do update
      set reopened_at = case when failures.resolved_at is null then failures.reopened_at else now() end,
        resolved_at = null, resolved_by = null
    ), day as (
      insert into failure_days (failure_id, day, count) values (${errorId}, current_date, 1)
      on conflict (failure_id, day) do update set count = failure_days.count + 1
    ), report as (
      insert into client_reports (fingerprint, failure_id, level, area, message, data, build, route)
      values (
        ${fingerprint}, ${errorId}, ${level}, ${area}, ${message}, ${JSON.stringify(data)}::text::jsonb,
        ${data['buildId'] ?? null}, ${data['route'] ?? null}
      )
      on conflict (fingerprint) do update
      set count = client_reports.count + 1, last_at = now(), data = excluded.data
    )
    select coalesce((select was_resolved from before), false) as has_returned`.execute(db)
  return { hasReturned: rows[0]?.has_returned ?? false }
}

/** Deletes error reports that have not occurred for a month. */
export async function deleteOldErrorReports(db: Db): Promise<void> {
  await db
    .deleteFrom('client_reports')
    .where('last_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
  await sql`
    delete from failures f where not exists (select from client_reports r where r.failure_id = f.id)`.execute(
    db,
  )
  await sql`delete from failure_days where day < current_date - ${RETENTION_DAYS}::int`.execute(db)
}
