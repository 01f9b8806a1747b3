import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

type Table = { schema: string; name: string }

/** Tables of the product and of its job queue. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') and not c.relispartition
    order by 1, 2`.execute(db)
  return rows
}

/** Tables with one of these texts in any column of any row, each with the text found; case-insensitive. */
export async function searchDatabase(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { schema, name } of await tablesOf(db)) {
    for (const text of texts) {
      const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      const { rows } = await sql`
        select from ${sql.table(`${schema}.${name}`)} as t where t::text ilike ${pattern} limit 1`.execute(db)
      if (rows.length > 0) found.push(`${schema}.${name}: ${text}`)
    }
  }
  return found
}
