import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { note } from '../audit/change.ts'
import { decideReport, liftReport, type PublishChange } from './decide-report.ts'
import { readReportsSummary } from './queue.store.ts'
import { EMAIL_REPORT, emailReport, ReportEmailJob } from './report-emails.ts'
import { readQueue, readWholeReport } from './report-view.ts'

type Deps = { database: Database; messenger: Messenger; publishChange: PublishChange }

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps
  app.jobs.handle(EMAIL_REPORT, ReportEmailJob, (job) => emailReport(deps, job))

  implement(app, 'GET /api/admin/reports', ({ query }) => readQueue(database.db, query))

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
