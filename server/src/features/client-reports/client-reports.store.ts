import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** More kinds of failure than a person would read; a flood of new ones is dropped. */
const KINDS_MAX = 2000
const KEPT_DAYS = 30

export type StoredReport = {
  fingerprint: Buffer
  level: 'debug' | 'info' | 'warn' | 'error'
  area: string
  message: string
  data: Record<string, string>
}

/** Counts a report that is known, or keeps a new one while there is room. */
export async function countReport(db: Db, report: StoredReport): Promise<void> {
  const { fingerprint, level, area, message, data } = report
  await sql`
    insert into client_reports (fingerprint, level, area, message, data)
    select ${fingerprint}, ${level}, ${area}, ${message}, ${JSON.stringify(data)}::text::jsonb
    where (select count(*) from client_reports) < ${KINDS_MAX}
      or exists (select from client_reports where fingerprint = ${fingerprint})
    on conflict (fingerprint) do update
    set count = client_reports.count + 1, last_at = now(), data = excluded.data`.execute(db)
}

/** Forgets what has not happened for a month. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db
    .deleteFrom('client_reports')
    .where('last_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
}
