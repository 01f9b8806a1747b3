import type { Database } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { deleteUnconfirmed } from './retention.store.ts'

export function retentionJobs(
  { jobs }: { jobs: Pick<Jobs, 'everyHour'> },
  { database }: { database: Database },
): void {
  jobs.everyHour('Deleting unconfirmed accounts', () => deleteUnconfirmed(database.db))
}
