import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { SECURITY_LIST, type SecurityRow } from './security.store.ts'

export function securityRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'GET /api/admin/security', async ({ query }) => {
    const { rows, ...page } = await readPage<SecurityRow>(db, SECURITY_LIST, query)
    return { ...page, items: rows.map(eventOf) }
  })

  implement(app, 'GET /api/admin/security/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="security.csv"')
    return listCsv(db, SECURITY_LIST, query)
  })
}

const eventOf = ({ id, at, kind, userId, role, ip, detail, requestId }: SecurityRow) => ({
  id,
  at: at.toISOString(),
  kind,
  userId,
  role,
  ip,
  detail,
  requestId,
})
