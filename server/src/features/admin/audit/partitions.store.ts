import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Months of partitions made ahead: a server that is not restarted for so long still writes its log. */
const MONTHS_AHEAD = 3

/** Creates the partitions of the audit log from the month of a date, by default the current, to some months ahead. */
export async function makeAuditPartitions(db: Db | Tx, since = new Date()): Promise<void> {
  await sql`select make_audit_partitions(${since.toISOString().slice(0, 10)}::date, ${MONTHS_AHEAD})`.execute(
    db,
  )
}
