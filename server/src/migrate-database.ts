import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/database/migrate.ts'
import { migrateJobs } from '#platform/jobs/jobs-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const FEATURES = fileURLToPath(new URL('features', import.meta.url))

/** Brings a database to this version: the tables of the job queue and of the product, then the SQL beside the stores. */
export const migrateDatabase = (url: string) =>
  migrate(url, { migrations: MIGRATIONS, repeatable: FEATURES, before: migrateJobs })
