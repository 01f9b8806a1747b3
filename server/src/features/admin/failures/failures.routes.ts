import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage, readRow } from '../list/list.store.ts'
import { FAILURE_LIST, type FailureRow, readReports, readResolution } from './failures.store.ts'
import { resolveFailures } from './resolve-failures.ts'

export function failureRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const { db } = database

  implement(app, 'GET /api/admin/failures', async ({ query }) => {
    const { rows, ...page } = await readPage<FailureRow>(db, FAILURE_LIST, query)
    return { ...page, items: rows.map(failureOf) }
  })

  implement(app, 'GET /api/admin/failures/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="failures.csv"')
    return listCsv(db, FAILURE_LIST, query)
  })

  implement(app, 'GET /api/admin/failures/:id', async ({ params: { id } }) => {
    const row = await readRow<FailureRow>(db, FAILURE_LIST, id)
    const resolution = await readResolution(db, id)
    if (!row || !resolution) throw problem('not-found')
    const reports = await readReports(db, id)
    return {
      ...failureOf(row),
      resolvedAt: resolution.resolved_at?.toISOString() ?? null,
      resolvedBy: resolution.resolved_by,
      reopenedAt: resolution.reopened_at?.toISOString() ?? null,
      reports: reports.map(({ first_at, last_at, ...report }) => ({
        ...report,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
      })),
    }
  })

  implement(app, 'POST /api/admin/failures/resolve', ({ body, user }) =>
    resolveFailures(database, user, { ...body, isResolved: true }),
  )

  implement(app, 'POST /api/admin/failures/reopen', ({ body, user }) =>
    resolveFailures(database, user, { ...body, isResolved: false }),
  )
}

const failureOf = ({ id, message, status, level, area, builds, ...row }: FailureRow) => ({
  id,
  message,
  status,
  level,
  area,
  builds,
  routeCount: row.routeCount,
  count: row.count,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  trend: row.trend,
})
