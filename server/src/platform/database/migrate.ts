import type { Client } from 'pg'
import { connect, connectionUrl } from './connection.ts'
import { applyRepeatable } from './repeatable-sql.ts'
import { inTransaction, readSqlFiles, type SqlFile } from './sql-files.ts'

/** Advisory lock: any constant, shared by every starter of this product. */
const LOCK = 4_915_700_156

const MIGRATION = /^\d{3}-[a-z0-9-]+(\.adopt)?\.sql$/
const ADOPTION = /\.adopt\.sql$/

type MigrateOptions = {
  /** Folder of `NNN-name.sql`, each applied once; `NNN-name.adopt.sql` beside one brings older databases to it. */
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
  const migrations = files.filter(({ name }) => !ADOPTION.test(name))
  const adopted = await adoptOlder(client, files)
  const applied = await readApplied(client)
  refuseSurprises(applied, migrations)
  const missing = migrations.slice(applied.length)
  for (const migration of missing) await apply(client, migration)
  return [...adopted, ...missing.map(({ name }) => name)]
}

async function readApplied(client: Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, sha256 from migrations order by name')
  return rows
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
    await record(client, { name, sha256 })
  })
}

const record = (client: Client, { name, sha256 }: Applied) =>
  client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])

/** Adopts a database of earlier migrations that one has replaced; returns the names applied. */
async function adoptOlder(client: Client, files: readonly SqlFile[]): Promise<string[]> {
  const applied = await readApplied(client)
  for (const adoption of files.filter(({ name }) => ADOPTION.test(name))) {
    const replaced = replacedBy(adoption)
    if (!applied.some(({ name }) => replaced.some((each) => each.name === name))) continue
    refuseSurprises(applied, replaced)
    refuseUnfinished(applied, replaced)
    const successor = files.find(({ name }) => name === adoption.name.replace(ADOPTION, '.sql'))
    if (!successor) throw new Error(`${adoption.name} has no migration beside it.`)
    await inTransaction(client, `The migration ${adoption.name}`, async () => {
      await client.query(adoption.text)
      await client.query('delete from migrations')
      await record(client, successor)
    })
    return [adoption.name]
  }
  return []
}

/** Migrations, with their hashes, that an adoption starts from: its lines `-- replaces name hash`. */
function replacedBy({ text }: SqlFile): Applied[] {
  return [...text.matchAll(/^-- replaces (\S+) ([0-9a-f]{64})$/gm)].map(([, name = '', sha256 = '']) => ({
    name,
    sha256,
  }))
}

function refuseUnfinished(applied: readonly Applied[], replaced: readonly Applied[]) {
  const [last, needed] = [applied.at(-1)?.name, replaced.at(-1)?.name]
  if (last === needed) return
  throw new Error(
    `The database was left at the migration ${last}. Start the last version that has the migration ${needed} on it once, ` +
      'then this one; or delete the data directory if it only holds a demo.',
  )
}
