import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { recordReport } from './record-report.ts'

export function clientReportRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'POST /api/debug/log', ({ body }) => recordReport(database, body))
}
