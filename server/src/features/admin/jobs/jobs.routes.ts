import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { changeAll } from '../audit/change.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { selectedIds } from '../list/selected-ids.ts'
import { JOB_LIST, type JobRow, retryJobs } from './jobs.store.ts'

export function jobRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const { db } = database

  implement(app, 'GET /api/admin/jobs', async ({ query }) => {
    const { rows, ...page } = await readPage<JobRow>(db, JOB_LIST, query)
    return { ...page, items: rows.map(jobOf) }
  })

  implement(app, 'GET /api/admin/jobs/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="jobs.csv"')
    return listCsv(db, JOB_LIST, query)
  })

  implement(app, 'POST /api/admin/jobs/retry', ({ body: { selection }, user }) =>
    changeAll(database, { by: user, action: 'job.retry', entity: 'job', entityId: null }, async (tx) => {
      const ids = await retryJobs(tx, await selectedIds(tx, JOB_LIST, selection))
      const things = ids.map((id) => ({ id, before: null, after: { isRetried: true } }))
      return { things, result: { changed: ids.length } }
    }),
  )
}

const jobOf = ({ id, name, status, attempts, maxAttempts, reason, runAt, createdAt }: JobRow) => ({
  id,
  name,
  status,
  attempts,
  maxAttempts,
  reason,
  runAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
})
