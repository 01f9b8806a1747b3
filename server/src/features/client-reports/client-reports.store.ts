import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** More kinds of failure than a person would read. */
const MAX_KINDS = 2000
const RETENTION_DAYS = 30

export type StoredReport = {
  fingerprint: Buffer
  level: 'debug' | 'info' | 'warn' | 'error'
  area: string
  message: string
  data: Record<string, string>
}

/**
 * Counts a known report or stores a new one. When the table is full, the rarest and oldest one makes
 * room: a flood of made-up failures pushes out its own, not those that many people meet.
 */
export async function countReport(
  db: Db,
  report: StoredReport,
  { maxKinds = MAX_KINDS }: { maxKinds?: number } = {},
): Promise<void> {
  const { fingerprint, level, area, message, data } = report
  await sql`
    with room as (
      delete from client_reports where fingerprint in (
        select fingerprint from client_reports
        where not exists (select from client_reports where fingerprint = ${fingerprint})
        order by count, last_at
        limit greatest(0, (select count(*) from client_reports) - ${maxKinds}::int + 1)
      )
    )
    insert into client_reports (fingerprint, level, area, message, data)
    values (${fingerprint}, ${level}, ${area}, ${message}, ${JSON.stringify(data)}::text::jsonb)
    on conflict (fingerprint) do update
    set count = client_reports.count + 1, last_at = now(), data = excluded.data`.execute(db)
}

/** Deletes reports that have not occurred for a month. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db
    .deleteFrom('client_reports')
    .where('last_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
}
