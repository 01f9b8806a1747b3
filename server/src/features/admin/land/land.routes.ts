import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { createLandBulk, createLandEditor } from './land-content.ts'
import { LAND_LIST, landCardOf, type LandListRow } from './land-list.store.ts'
import { checkCard, startCard } from './start-card.ts'

export function adminLandRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const editor = createLandEditor(database)
  const bulk = createLandBulk(database)

  implement(app, 'GET /api/admin/land', async ({ query }) => {
    const { rows, ...page } = await readPage<LandListRow>(database.db, LAND_LIST, query)
    return { ...page, items: rows.map(landCardOf) }
  })

  implement(app, 'GET /api/admin/land/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="land.csv"')
    return listCsv(database.db, LAND_LIST, query)
  })

  implement(app, 'POST /api/admin/land/publish', ({ user, body }) => bulk.publish(user, body.selection))

  implement(app, 'POST /api/admin/land/archive', ({ user, body }) => bulk.archive(user, body.selection))

  implement(app, 'POST /api/admin/land', ({ user, body }) => startCard({ database, editor }, user, body.name))

  implement(app, 'GET /api/admin/land/:id', ({ params }) => editor.read(params.id))

  implement(app, 'PATCH /api/admin/land/:id', ({ user, params, body }) =>
    editor.saveDraft({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/publish', ({ user, params, body }) =>
    editor.publish({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/discard', ({ user, params, body }) =>
    editor.discard({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/restore', ({ user, params, body }) =>
    editor.restore({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/archive', ({ user, params, body }) =>
    editor.archive({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/checked', ({ user, params, body }) =>
    checkCard({ database, editor }, { by: user, ...params, ...body }),
  )
}
