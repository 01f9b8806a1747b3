import type { Client } from 'pg'

const SCHEMA = `
  select 'table ' || concat_ws(' ', relname, relpersistence, array_to_string(reloptions, ', ')) as line
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all
  select 'column ' || concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  union all
  select 'sequence ' || concat_ws(' ', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqmin, s.seqincrement)
  from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace
  union all
  select 'constraint ' || concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  order by line`

/** Tables, columns, sequences, constraints, indexes, functions and triggers, one a line; the order of columns is left out. */
export async function describeSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(SCHEMA)
  return rows.map(({ line }) => line)
}
