import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** A server that is not started for so many months still writes its log. */
const MONTHS_AHEAD = 3

/** Makes the partitions of the audit log from the month of a day, by default this one, until some months ahead. */
export async function makeAuditPartitions(db: Db | Tx, since = new Date()): Promise<void> {
  await sql`select make_audit_partitions(${since.toISOString().slice(0, 10)}::date, ${MONTHS_AHEAD})`.execute(
    db,
  )
}
