import type { FastifyInstance } from 'fastify'
import type { Background } from '#platform/jobs/background.ts'
import { implement } from '#platform/http/implement.ts'
import { note } from '../audit/change.ts'
import { decideReport, liftReport, type PublishChange } from './decide-report.ts'
import type { SuspensionEmailDeps } from '../people/suspension-emails.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { readReportsSummary, REPORT_LIST, type ReportListRow } from './queue.store.ts'
import { EMAIL_REPORT, emailReport, ReportEmailJob } from './report-emails.ts'
import { listedReport, readWholeReport } from './report-view.ts'

type Deps = SuspensionEmailDeps & { background: Background; publishChange: PublishChange }

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps
  app.jobs.handle(EMAIL_REPORT, ReportEmailJob, (job) => emailReport(deps, job))

  implement(app, 'GET /api/admin/reports', async ({ query }) => {
    const { rows, ...page } = await readPage<ReportListRow>(database.db, REPORT_LIST, query)
    return { ...page, items: rows.map(listedReport) }
  })

  implement(app, 'GET /api/admin/reports/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="reports.csv"')
    return listCsv(database.db, REPORT_LIST, query)
  })

  implement(app, 'GET /api/admin/reports/summary', () => readReportsSummary(database.db))

  implement(app, 'GET /api/admin/reports/:id', async ({ user, params }) => {
    const report = await readWholeReport(database.db, params.id)
    await note(database, { by: user, action: 'report.look', entity: 'report', entityId: params.id })
    return report
  })

  implement(app, 'POST /api/admin/reports/:id/decision', ({ user, params, body }) =>
    decideReport(deps, { id: params.id, by: user, ...body }),
  )

  implement(app, 'POST /api/admin/reports/:id/lift', ({ user, params, body }) =>
    liftReport(database, { id: params.id, by: user, reason: body.reason }),
  )
}
