import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type PersonalTable = { name: string; column: string }

/** Tables of people that have their own format in the export, or contain more about others than about the person. */
const ELSEWHERE = [
  'account_deletions',
  'brokers',
  'conversation_reports',
  'conversations',
  'data_exports',
  'failures',
  'files',
  'messages',
  'missed_promises',
  'preferences',
  'users',
]
/** Columns with secrets: nobody can act as the person with an export. */
const SECRET = ['auth', 'p256dh', 'token_hash', 'credential_id']
const PAGE = 500

/** All other tables that refer to people, found by their columns, so that a new table is exported from its first day. */
export async function personalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    select c.relname as name, a.attname as column
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and array_length(k.conkey, 1) = 1
      and c.relname <> all (${ELSEWHERE}::text[])
    order by 1, 2`.execute(db)
  return rows
}

/** Rows of a table that refer to a person, without secrets and without bytea columns (hashes and bitmaps). */
export async function* rowsOf(db: Db, table: PersonalTable, userId: string): AsyncGenerator<unknown> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table.name}::regclass and attnum > 0 and not attisdropped and atttypid <> 'bytea'::regtype
      and attname <> all (${SECRET}::text[])`.execute(db)
  const fields = sql.join(columns.map(({ name }) => sql`t.${sql.ref(name)}`))
  let last = '(0,0)'
  for (;;) {
    const { rows } = await sql<{ at: string; row: unknown }>`
      select t.ctid::text as at, (select to_jsonb(f) from (select ${fields}) as f) as row
      from ${sql.table(table.name)} as t
      where t.${sql.ref(table.column)} = ${userId} and t.ctid > ${last}::tid
      order by t.ctid limit ${PAGE}`.execute(db)
    for (const { row } of rows) yield row
    if (rows.length < PAGE) return
    last = rows.at(-1)?.at ?? last
  }
}
