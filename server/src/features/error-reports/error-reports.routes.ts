import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { deleteOldErrorReports } from './error-reports.store.ts'
import { recordErrorReport } from './record-error-report.ts'

export function errorReportRoutes(app: FastifyInstance, { database }: { database: Database }) {
  app.jobs.everyHour('Removing old error reports', () => deleteOldErrorReports(database.db))
  implement(app, 'POST /api/debug/log', ({ body }) => recordErrorReport(database, body))
}
