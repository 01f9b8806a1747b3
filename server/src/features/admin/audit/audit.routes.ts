import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { AUDIT_LIST, type AuditRow, entryOf } from './audit-list.store.ts'
import { makeAuditPartitions } from './partitions.store.ts'
import { readActors, readKinds } from './audit.store.ts'

export function auditRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  app.jobs.everyHour('Making the next partitions of the audit log', () => makeAuditPartitions(db))

  implement(app, 'GET /api/admin/audit', async ({ query }) => {
    const { rows, ...page } = await readPage<AuditRow>(db, AUDIT_LIST, query)
    return { ...page, items: rows.map(entryOf) }
  })

  implement(app, 'GET /api/admin/audit/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="audit.csv"')
    return listCsv(db, AUDIT_LIST, query)
  })

  implement(app, 'GET /api/admin/audit/filters', async () => ({
    actors: await readActors(db),
    ...(await readKinds(db)),
  }))
}
