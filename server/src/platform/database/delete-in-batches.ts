import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Rows per statement, so that none runs long however many there are. */
const BATCH_SIZE = 5000

type ExpiredRows = {
  table: 'attempts' | 'sessions' | 'users' | 'security_events' | 'sent_codes'
  where: RawBuilder<boolean>
}

/** Deletes expired rows of a table, in statements of bounded size. */
export async function deleteInBatches(
  db: Db,
  { table, where }: ExpiredRows,
  batchSize = BATCH_SIZE,
): Promise<void> {
  const from = sql.table(table)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where id in (select id from ${from} where ${where} limit ${batchSize})`.execute(db)
    if (numAffectedRows < batchSize) return
  }
}
