import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** More kinds of failure than a person would read. */
const MAX_KINDS = 2000
const RETENTION_DAYS = 30

export type StoredReport = {
  fingerprint: Buffer
  /** What broke, in whatever build and on whatever screen. */
  failureId: Buffer
  level: 'debug' | 'info' | 'warn' | 'error'
  area: string
  message: string
  data: Record<string, string>
}

/**
 * Counts a known report or stores a new one; a failure that was resolved is open again. When the table is full, the rarest
 * and oldest report makes room: a flood of made-up failures pushes out its own, not those that many people meet. Answers
 * whether the failure has come back.
 */
export async function countReport(
  db: Db | Tx,
  report: StoredReport,
  { maxKinds = MAX_KINDS }: { maxKinds?: number } = {},
): Promise<{ hasReturned: boolean }> {
  const { fingerprint, failureId, level, area, message, data } = report
  const { rows } = await sql<{ has_returned: boolean }>`
    with before as (
      select resolved_at is not null as was_resolved from failures where id = ${failureId} for update
    ), room as (
      delete from client_reports where fingerprint in (
        select fingerprint from client_reports
        where not exists (select from client_reports where fingerprint = ${fingerprint})
        order by count, last_at
        limit greatest(0, (select count(*) from client_reports) - ${maxKinds}::int + 1)
      )
      returning fingerprint, failure_id
    ), gone as (
      delete from failures where id in (select failure_id from room) and id <> ${failureId} and not exists (
        select from client_reports r
        where r.failure_id = failures.id and r.fingerprint not in (select fingerprint from room)
      )
    ), failure as (
      insert into failures (id) values (${failureId})
      on conflict (id) do update
      set reopened_at = case when failures.resolved_at is null then failures.reopened_at else now() end,
        resolved_at = null, resolved_by = null
    ), day as (
      insert into failure_days (failure_id, day, count) values (${failureId}, current_date, 1)
      on conflict (failure_id, day) do update set count = failure_days.count + 1
    ), report as (
      insert into client_reports (fingerprint, failure_id, level, area, message, data, build, route)
      values (
        ${fingerprint}, ${failureId}, ${level}, ${area}, ${message}, ${JSON.stringify(data)}::text::jsonb,
        ${data['buildId'] ?? null}, ${data['route'] ?? null}
      )
      on conflict (fingerprint) do update
      set count = client_reports.count + 1, last_at = now(), data = excluded.data
    )
    select coalesce((select was_resolved from before), false) as has_returned`.execute(db)
  return { hasReturned: rows[0]?.has_returned ?? false }
}

/** Deletes reports that have not occurred for a month. */
export async function deleteOldReports(db: Db): Promise<void> {
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
