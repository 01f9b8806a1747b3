import { sql } from 'kysely'
import { DEAD_AFTER_S } from '#platform/cluster/processes.ts'
import type { Db } from '#platform/database/database.ts'

const TABLES_SHOWN = 12
const MIGRATIONS_SHOWN = 8

type DatabaseState = { version: string; bytes: string; connections: number; maxConnections: number }

/** Size of the database, and its use of connections. */
export async function readDatabase(db: Db) {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections"`.execute(db)
  const tables = await sql<{ name: string; bytes: string; rows: number }>`
    select coalesce(inhparent::regclass::text, relid::regclass::text) as name,
      sum(pg_total_relation_size(relid))::text as bytes, sum(n_live_tup)::float8 as rows
    from pg_stat_user_tables left join pg_inherits on inhrelid = relid
    group by 1 order by sum(pg_total_relation_size(relid)) desc limit ${TABLES_SHOWN}`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The database says nothing of itself')
  return {
    ...state,
    bytes: Number(state.bytes),
    tables: tables.rows.map((table) => ({ ...table, bytes: Number(table.bytes) })),
  }
}

/** Last migrations, the newest first. */
export async function readMigrations(db: Db) {
  const { rows } = await sql<{ name: string; applied_at: Date; count: number }>`
    select name, at as applied_at, count(*) over ()::int as count from migrations
    order by name desc limit ${MIGRATIONS_SHOWN}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    last: rows.map(({ name, applied_at }) => ({ name, appliedAt: applied_at.toISOString() })),
  }
}

/** Living processes, with the number of people with an open socket there. */
export async function readProcesses(db: Db) {
  const { rows } = await sql<{ id: string; seen_at: Date; people: number }>`
    select a.id, a.seen_at, count(p.user_id)::int as people
    from app_processes a left join presences p on p.process_id = a.id
    where a.seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})
    group by a.id, a.seen_at order by a.id`.execute(db)
  return rows.map(({ seen_at, ...process }) => ({ ...process, seenAt: seen_at.toISOString() }))
}
