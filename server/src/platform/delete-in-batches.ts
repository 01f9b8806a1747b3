import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Rows of one statement, so that none runs long however many have gathered. */
const AT_ONCE = 5000

type Old = { table: 'attempts' | 'sessions'; where: RawBuilder<boolean> }

/** Deletes the rows of a table that have had their time, in statements of bounded size. */
export async function deleteInBatches(db: Db, { table, where }: Old, atOnce = AT_ONCE): Promise<void> {
  const from = sql.table(table)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where id in (select id from ${from} where ${where} limit ${atOnce})`.execute(db)
    if (numAffectedRows < atOnce) return
  }
}
