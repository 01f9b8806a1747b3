import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '#app.ts'
import type { ChatPace, ChatTimes } from '#features/chat/chat.ts'
import { type Catalogue, loadCatalogue } from '#features/designs/catalogue.ts'
import { loadSettings, type Settings } from '#features/settings/settings.ts'
import { parseEnv } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { aDatabase } from '../database/a-database.ts'
import type { OwnDatabase } from '../database/clone-database.ts'
import { openJobsPool } from '../database/jobs-pool.ts'
import { createTestMessenger, type TestMessenger } from '../services/test-messenger.ts'

type Options = {
  /** Settings in the form of environment variables. */
  settings?: Record<string, string>
  /** Another app's database, to run two processes on one; it is then not closed with this app. */
  database?: OwnDatabase
  isStopping?: () => boolean
  chatPace?: ChatPace
  chatTimes?: ChatTimes
  webFolder?: string
  mediaFolder?: string
  earlierBuildsFolder?: string
}

export type TestApp = {
  app: FastifyInstance
  database: OwnDatabase
  messenger: TestMessenger
  catalogue: Catalogue
  settings: Settings
  /** Log lines of warnings and errors. A test that expects one empties the list. */
  complaints: string[]
  /** Runs the jobs that are due now. */
  runJobs(): Promise<void>
  /** Sends the queued messages that are due. */
  delivered(): Promise<void>
  /** Fails when the log has an error line left. */
  close(): Promise<void>
}

const SETTINGS = {
  NODE_ENV: 'test',
  RATE_LIMIT_SCALE: '1000',
  BROKERAGE_NAME: 'Test Brokers',
  LOG_LEVEL: 'warn',
}

/** Long enough that caches end by notifications only, within a test. */
const FOR_GOOD_MS = 60 * 60_000

/** App on a database of its own, with a messenger that keeps its messages. */
export async function startTestApp({
  settings: given,
  database: shared,
  chatTimes,
  ...deps
}: Options = {}): Promise<TestApp> {
  const complaints: string[] = []
  const env = parseEnv({ ...SETTINGS, ...given })
  const logger = createLogger(env.logLevel, { write: (line: string) => void complaints.push(line) })
  const database = shared ?? (await aDatabase())
  const catalogue = await loadCatalogue(database, logger)
  const settings = await loadSettings({ database, env, log: logger })
  const messenger = createTestMessenger()
  const app = await buildApp({
    env,
    database,
    messenger,
    logger,
    catalogue,
    settings,
    sessionTrustMs: FOR_GOOD_MS,
    // Unpublished messages stay undelivered, as they would for seconds in production.
    chatTimes: { checkMissedMs: FOR_GOOD_MS, ...chatTimes },
    ...deps,
  })
  await app.ready()
  const jobsPool = openJobsPool(database.url)
  const runJobs = async () => {
    await app.jobs.runDue(jobsPool)
    // A failure may still be on its way into the table.
    while ((await heldJobs(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    app,
    database,
    messenger,
    catalogue,
    settings,
    complaints,
    runJobs,
    async delivered() {
      await app.backgroundIsDone()
      await runJobs()
    },
    async close() {
      await app.close()
      await jobsPool.end()
      await catalogue.close()
      await settings.close()
      if (!shared) await database.close()
      const errors = complaints.filter((line) => /"level":"(error|fatal)"/.test(line))
      if (errors.length > 0)
        throw new Error(`The server logged errors that no test expected:\n${errors.join('')}`)
    },
  }
}

async function heldJobs({ db }: OwnDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs where locked_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}
