import { Logger as WorkerLogger, runMigrations } from 'graphile-worker'
import type { Logger } from '../logger.ts'

/** How the queue's own driver is to read an address: `sslmode` means to it what it means to PostgreSQL's clients. */
export function addressForJobs(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', 'dream-design jobs')
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}

/** Creates the queue's tables, or brings them to the newest state. Only one starter may do so at a time. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: addressForJobs(databaseUrl), maxPoolSize: 1, logger: silent })
}

const silent = new WorkerLogger(() => () => undefined)

/** The queue's words for our log. What it tells of a job that failed is told by us, without what was in it. */
export function logOfJobs(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error' || level === 'warning') log.warn(`Jobs: ${message}`)
    else log.debug(`Jobs: ${message}`)
  })
}
