import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { BUILDER_LIST, builderOf, type BuilderRow, listBuilderChoices } from './builders.store.ts'
import { addBuilder, changeBuilder, switchBuilder } from './change-builder.ts'

export function builderRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/admin/builders', async ({ query }) => {
    const { rows, ...page } = await readPage<BuilderRow>(database.db, BUILDER_LIST, query)
    return { ...page, items: rows.map(builderOf) }
  })

  implement(app, 'GET /api/admin/builders/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="builders.csv"')
    return listCsv(database.db, BUILDER_LIST, query)
  })

  implement(app, 'GET /api/admin/builders/choices', async () => ({
    items: await listBuilderChoices(database.db),
  }))

  implement(app, 'POST /api/admin/builders', ({ user, body }) => addBuilder(database, user, body))

  implement(app, 'PATCH /api/admin/builders/:id', ({ user, params, body }) =>
    changeBuilder(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/builders/:id/switch', ({ user, params, body }) =>
    switchBuilder(database, user, { ...params, ...body }),
  )
}
