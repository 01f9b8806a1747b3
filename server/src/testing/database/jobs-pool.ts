import pg from 'pg'
import { connectionUrl, endureLosses } from '#platform/database/connection.ts'

const MAX_CONCURRENT_RUNS = 4

/** Pool for runs of due jobs; it connects with the first of them. */
export function openJobsPool(databaseUrl: string): pg.Pool {
  const connectionString = connectionUrl(databaseUrl, 'dream-design jobs', { isLimited: false })
  const pool = new pg.Pool({ connectionString, max: MAX_CONCURRENT_RUNS })
  endureLosses(pool)
  return pool
}
