import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listBuilders } from './builders.store.ts'
import { addBuilder, changeBuilder, switchBuilder } from './change-builder.ts'

export function builderRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/admin/builders', async () => ({ items: await listBuilders(database.db) }))

  implement(app, 'POST /api/admin/builders', ({ user, body }) => addBuilder(database, user, body))

  implement(app, 'PATCH /api/admin/builders/:id', ({ user, params, body }) =>
    changeBuilder(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/builders/:id/switch', ({ user, params, body }) =>
    switchBuilder(database, user, { ...params, ...body }),
  )
}
