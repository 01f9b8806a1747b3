import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { deleteOldReports } from './client-reports.store.ts'
import { recordReport } from './record-report.ts'

export function clientReportRoutes(app: FastifyInstance, { database }: { database: Database }) {
  app.jobs.everyHour('Removing old failures', () => deleteOldReports(database.db))
  implement(app, 'POST /api/debug/log', ({ body }) => recordReport(database, body))
}
