import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { migrateJobs } from '#platform/jobs/jobs-database.ts'
import { createLogger } from '#platform/logger.ts'
import { migrate } from '#platform/migrate.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import { readKeys } from '#platform/postgres/keys.ts'
import { isAlive, readPostmaster } from '#platform/postgres/postmaster-file.ts'

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname
const PREFIX = 'dream-design-test-'
/** Lost with the machine, which nobody minds here; several times as quick. */
const FAST = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
/** As in production, for measuring. */
const DURABLE = { max_connections: '300' }

/** The server of one test run; its own database, migrated, is the template that tests clone. */
export type TestDatabase = { url: string; stop(): Promise<void> }

/** Starts a database server in a temporary folder, with everything migrated. */
export async function startTestDatabase({ isDurable = false } = {}): Promise<TestDatabase> {
  const dataDir = await temporaryDataFolder()
  const embedded = await startEmbedded({
    dataDir,
    log: createLogger('error'),
    settings: isDurable ? DURABLE : FAST,
  })
  await migrate(embedded.url, MIGRATIONS, migrateJobs)
  await letCreateDatabases(dataDir, embedded.url)
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A data folder that the next run removes, with its server, when this process is killed before it can. */
export async function temporaryDataFolder(): Promise<string> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // When root runs the tests, the database's own user must be able to enter.
  await chmod(dataDir, 0o711)
  return dataDir
}

async function letCreateDatabases(dataDir: string, url: string) {
  const keys = await readKeys(dataDir)
  const sql = postgres(url, {
    username: 'postgres',
    password: keys?.superuserPassword ?? '',
    database: 'postgres',
  })
  await sql`alter role dream createdb`
  await sql.end()
}

/** Ends what runs that were killed have left behind. */
async function sweep() {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-', 1)[0]) : 0
    if (owner === 0 || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    const left = await readPostmaster(join(folder, 'postgres')).catch(() => null)
    if (left?.state === 'ours') process.kill(left.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
