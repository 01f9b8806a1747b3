import { Logger as WorkerLogger, runMigrations } from 'graphile-worker'
import { connectionUrl } from '#platform/database/connection.ts'
import type { Logger } from '#platform/process/logger.ts'

/** The database's URL for the queue's own pool, which is of the same driver. */
export const jobsDatabaseUrl = (databaseUrl: string) =>
  connectionUrl(databaseUrl, 'dream-design jobs', { isLimited: false })

/** Creates the queue's tables, or brings them to the newest state. Only one starter may do so at a time. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: jobsDatabaseUrl(databaseUrl), maxPoolSize: 1, logger: silent })
}

const silent = new WorkerLogger(() => () => undefined)

/** The queue's log lines in our log. Failed jobs are left out: we log those ourselves, without their payload. */
export function jobsLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error' || level === 'warning') log.warn(`Jobs: ${message}`)
    else log.debug(`Jobs: ${message}`)
  })
}
