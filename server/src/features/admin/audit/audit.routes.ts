import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { readActors, readEntities } from './audit.store.ts'
import { readAudit } from './read-audit.ts'

export function auditRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'GET /api/admin/audit', ({ query }) => readAudit(db, query))

  implement(app, 'GET /api/admin/audit/filters', async () => ({
    actors: await readActors(db),
    entities: await readEntities(db),
  }))
}
