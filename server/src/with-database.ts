import { startEmbedded } from '#embedded-postgres/embedded.ts'
import { connectDatabase, type Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { createLogger } from '#platform/process/logger.ts'
import { migrateDatabase } from './migrate-database.ts'

/**
 * Opens the database for commands. Works beside a running server as well as before its first start: the embedded database is
 * shared, or started for this.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir, logLevel }: Env,
  work: (database: Database) => Promise<T>,
) {
  const log = createLogger(logLevel === 'debug' ? 'debug' : 'warn')
  const embedded = databaseUrl === null ? await startEmbedded({ dataDir, log }) : null
  const url = embedded?.url ?? databaseUrl ?? ''
  try {
    await migrateDatabase(url)
    const database = connectDatabase(url, { max: 2 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
