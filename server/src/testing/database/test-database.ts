import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '#platform/process/logger.ts'
import { connect } from '#platform/database/connection.ts'
import { migrateDatabase } from '#migrate-database.ts'
import { startEmbedded } from '#embedded-postgres/embedded.ts'
import { readKeys } from '#embedded-postgres/keys.ts'
import { isAlive, readPostmaster } from '#embedded-postgres/postmaster-file.ts'

const PREFIX = 'dream-design-test-'
/** Not durable, and several times as fast. */
const FAST = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
/** Durable as in production, for benchmarks. */
const DURABLE = { max_connections: '300' }

/** Database server of one test run; its own migrated database is the template that tests clone. */
export type TestDatabase = { url: string; stop(): Promise<void> }

/** Starts a database server in a temporary folder, with everything migrated. */
export async function startTestDatabase({ isDurable = false } = {}): Promise<TestDatabase> {
  const dataDir = await temporaryDataFolder()
  const embedded = await startEmbedded({
    dataDir,
    log: createLogger('error'),
    settings: isDurable ? DURABLE : FAST,
  })
  await migrateDatabase(embedded.url)
  await letCreateDatabases(dataDir, embedded.url)
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Data folder that the next run removes, with its server, when this process is killed before it can. */
export async function temporaryDataFolder(): Promise<string> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // When root runs the tests, the database's own user must be able to enter.
  await chmod(dataDir, 0o711)
  return dataDir
}

async function letCreateDatabases(dataDir: string, url: string) {
  const keys = await readKeys(dataDir)
  const ofSuperuser = new URL(url)
  ofSuperuser.username = 'postgres'
  ofSuperuser.password = keys?.superuserPassword ?? ''
  ofSuperuser.pathname = '/postgres'
  const client = await connect(ofSuperuser.href)
  await client.query('alter role dream createdb')
  await client.end()
}

/** Ends servers and deletes folders of killed runs. */
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
