import { fileURLToPath } from 'node:url'
import { makeAuditPartitions } from '#features/admin/audit/partitions.store.ts'
import { connectDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrateJobs } from '#platform/jobs/jobs-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const FEATURES = fileURLToPath(new URL('features', import.meta.url))

/**
 * Migrates a database to this version: the tables of the job queue and of the product, the SQL beside the stores, and monthly
 * partitions.
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  const applied = await migrate(url, { migrations: MIGRATIONS, repeatable: FEATURES, before: migrateJobs })
  const database = connectDatabase(url, { max: 1 })
  try {
    await makeAuditPartitions(database.db)
  } finally {
    await database.close()
  }
  return applied
}
