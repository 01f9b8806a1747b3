import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage, readRow } from '../list/list.store.ts'
import { ERROR_LIST, type ErrorRow, readReports, readResolution } from './error-reports.store.ts'
import { resolveErrors } from './resolve-errors.ts'

export function adminErrorReportRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const { db } = database

  implement(app, 'GET /api/admin/error-reports', async ({ query }) => {
    const { rows, ...page } = await readPage<ErrorRow>(db, ERROR_LIST, query)
    return { ...page, items: rows.map(reportedError) }
  })

  implement(app, 'GET /api/admin/error-reports/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="error-reports.csv"')
    return listCsv(db, ERROR_LIST, query)
  })

  implement(app, 'GET /api/admin/error-reports/:id', async ({ params: { id } }) => {
    const row = await readRow<ErrorRow>(db, ERROR_LIST, id)
    const resolution = await readResolution(db, id)
    if (!row || !resolution) throw problem('not-found')
    const reports = await readReports(db, id)
    return {
      ...reportedError(row),
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

  implement(app, 'POST /api/admin/error-reports/resolve', ({ body, user }) =>
    resolveErrors(database, user, { ...body, isResolved: true }),
  )

  implement(app, 'POST /api/admin/error-reports/reopen', ({ body, user }) =>
    resolveErrors(database, user, { ...body, isResolved: false }),
  )
}

const reportedError = ({ id, message, status, level, area, builds, ...row }: ErrorRow) => ({
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
