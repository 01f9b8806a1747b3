import { Logger as WorkerLogger, runMigrations } from 'graphile-worker'
import { connectionUrl } from '#platform/database/connection.ts'
import { withPool } from '#platform/database/with-pool.ts'
import type { Logger } from '#platform/process/logger.ts'

type Work = Parameters<typeof withPool>[2]

/** Connection pool of the queue. */
export type JobsPool = Parameters<Work>[0]

/** Pool of the queue, while it works with it. */
export const withJobsPool = (databaseUrl: string, max: number, work: Work): Promise<void> =>
  withPool(connectionUrl(databaseUrl, 'dream-design jobs', { isLimited: false }), max, work)

/** Migrates the queue's tables. Only one starter may do so at a time. */
export const migrateJobs = (databaseUrl: string): Promise<void> =>
  withJobsPool(databaseUrl, 1, (pgPool) => runMigrations({ pgPool, logger: silent }))

const silent = new WorkerLogger(() => () => undefined)

/** Logger for the queue. Failed jobs are left out: we log those ourselves, without their payload. */
export function jobsLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error' || level === 'warning') log.warn(`Jobs: ${message}`)
    else log.debug(`Jobs: ${message}`)
  })
}
