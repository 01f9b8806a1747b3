import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { connectionOptions } from './database.ts'

/** Any constant; every starter of this product takes the same lock. */
const LOCK = 4_915_700_156

type Migration = { name: string; text: string; sha256: string }
type Applied = { name: string; sha256: string }

/**
 * Brings the database to the newest state. Several starters may call it at once; returns what this one applied. `before`
 * is done first, under the same lock: what brings tables of its own.
 */
export async function migrate(
  url: string,
  folder: string,
  before?: (url: string) => Promise<void>,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const options = connectionOptions(url, 'dream-design migrate')
  const sql = postgres(url, {
    ...options,
    max: 1,
    connection: { ...options.connection, statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
  })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await before?.(url)
    return await applyMissing(sql, migrations)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyMissing(sql: postgres.Sql, migrations: readonly Migration[]): Promise<string[]> {
  await sql`create table if not exists migrations (
    name text primary key, sha256 text not null, at timestamptz not null default now()
  )`
  const applied = await sql<Applied[]>`select name, sha256 from migrations order by name`
  refuseSurprises(applied, migrations)
  const missing = migrations.slice(applied.length)
  for (const migration of missing) await apply(sql, migration)
  return missing.map((migration) => migration.name)
}

/** What ran before must be what stands in the folder, in the same order. */
function refuseSurprises(applied: readonly Applied[], migrations: readonly Migration[]) {
  applied.forEach((row, at) => {
    const migration = migrations[at]
    if (migration?.name !== row.name) {
      throw new Error(
        `The database has the migration ${row.name}, which this version does not know. Start a newer version.`,
      )
    }
    if (migration.sha256 !== row.sha256) {
      throw new Error(
        `The migration ${row.name} was changed after it ran. Restore it and add a new one instead.`,
      )
    }
  })
}

async function apply(sql: postgres.Sql, { name, text, sha256 }: Migration) {
  try {
    // One simple query is one transaction: all of a file or nothing of it. A file may end with a remark.
    const record = `insert into migrations (name, sha256) values ('${name}', '${sha256}')`
    await sql.unsafe(`begin;\n${text}\n;${record};commit`)
  } catch (error) {
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
