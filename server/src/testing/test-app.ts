import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { type Catalogue, loadCatalogue } from '#features/designs/catalogue.ts'
import { parseEnv } from '#platform/env.ts'
import { createLogger } from '#platform/logger.ts'
import { aDatabase } from './a-database.ts'
import type { OwnDatabase } from './clone-database.ts'
import { createTestMessenger, type TestMessenger } from './test-messenger.ts'

type Wish = {
  /** Settings as the process would be given them. */
  settings?: Record<string, string>
  /** Another app's database, to run two processes on one; it is then not closed with this app. */
  database?: OwnDatabase
  isStopping?: () => boolean
  webFolder?: string
  mediaFolder?: string
  keptFolder?: string
}

export type TestApp = {
  app: FastifyInstance
  database: OwnDatabase
  messenger: TestMessenger
  catalogue: Catalogue
  /** Lines of warnings and errors that the server has logged. A test that expects one empties the list. */
  complaints: string[]
  /** Fails when a line of an error is left. */
  close(): Promise<void>
}

const SETTINGS = {
  NODE_ENV: 'test',
  RATE_LIMIT_SCALE: '1000',
  BROKERAGE_NAME: 'Test Brokers',
  LOG_LEVEL: 'warn',
}

/** The real app on a database of its own, with a messenger that keeps what it is given. */
export async function startTestApp({
  settings,
  database: shared,
  isStopping,
  webFolder,
  mediaFolder,
  keptFolder,
}: Wish = {}): Promise<TestApp> {
  const complaints: string[] = []
  const env = parseEnv({ ...SETTINGS, ...settings })
  const logger = createLogger(env.logLevel, { write: (line: string) => void complaints.push(line) })
  const database = shared ?? (await aDatabase())
  const catalogue = await loadCatalogue(database, logger)
  const messenger = createTestMessenger()
  const app = await buildApp({
    env,
    database,
    messenger,
    logger,
    catalogue,
    isStopping,
    webFolder,
    mediaFolder,
    keptFolder,
  })
  await app.ready()
  return {
    app,
    database,
    messenger,
    catalogue,
    complaints,
    async close() {
      await app.close()
      await catalogue.close()
      if (!shared) await database.close()
      const errors = complaints.filter((line) => /"level":"(error|fatal)"/.test(line))
      if (errors.length > 0)
        throw new Error(`The server logged errors that no test expected:\n${errors.join('')}`)
    },
  }
}
