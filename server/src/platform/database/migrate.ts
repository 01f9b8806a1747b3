import type { Client } from 'pg'
import { connect, connectionUrl } from './connection.ts'
import { applyRepeatable } from './repeatable-sql.ts'
import { inTransaction, readSqlFiles, type SqlFile } from './sql-files.ts'

/** Advisory lock: any constant, shared by every starter of this product. */
const LOCK = 4_915_700_156

const MIGRATION = /^\d{3}-[a-z0-9-]+\.sql$/

type MigrateOptions = {
  /** Folder of `NNN-name.sql`, each applied once. */
  migrations: string
  /** Folder whose SQL files are applied after the migrations whenever they have changed. */
  repeatable: string
  /** Runs first, under the same lock: creates tables of its own. */
  before?: (url: string) => Promise<void>
}

/** Migrates the database to the newest version. Several starters may call it at once; returns the names that this one applied. */
export async function migrate(
  url: string,
  { migrations, repeatable, before }: MigrateOptions,
): Promise<string[]> {
  const files = (await readSqlFiles(migrations)).filter(({ name }) => MIGRATION.test(name))
  const repeatableFiles = await readSqlFiles(repeatable)
  const client = await connect(connectionUrl(url, 'dream-design migrate', { isLimited: false }))
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await before?.(url)
    const migrated = await applyMissing(client, files)
    return [...migrated, ...(await applyRepeatable(client, repeatableFiles))]
  } finally {
    await client.end()
  }
}

type Applied = { name: string; sha256: string }

async function applyMissing(client: Client, files: readonly SqlFile[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, sha256 text not null, at timestamptz not null default now()
  )`)
  const { rows: applied } = await client.query<Applied>('select name, sha256 from migrations order by name')
  refuseSurprises(applied, files)
  const missing = files.slice(applied.length)
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

/** Throws when the applied migrations are not the known ones in the same order. */
function refuseSurprises(applied: readonly Applied[], known: readonly Applied[]) {
  applied.forEach((row, at) => {
    const migration = known[at]
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

async function apply(client: Client, { name, text, sha256 }: SqlFile) {
  await inTransaction(client, `The migration ${name}`, async () => {
    await client.query(text)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
  })
}
