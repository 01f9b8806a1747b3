import type { FastifyInstance } from 'fastify'
import type { Settings } from '#features/settings/settings.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { createTextBulk, createTextEditor } from './text-content.ts'
import { TEXT_LIST, type TextListRow, textPageOf } from './text-list.store.ts'

type Deps = { database: Database; settings: Settings }

export function adminTextRoutes(app: FastifyInstance, { database, settings }: Deps) {
  const editor = createTextEditor(database)
  const bulk = createTextBulk(database)

  implement(app, 'GET /api/admin/texts', async ({ query }) => {
    const { rows, ...page } = await readPage<TextListRow>(database.db, TEXT_LIST, query)
    return { ...page, items: rows.map(textPageOf) }
  })

  implement(app, 'GET /api/admin/texts/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="texts.csv"')
    return listCsv(database.db, TEXT_LIST, query)
  })

  implement(app, 'POST /api/admin/texts/publish', async ({ user, body }) => {
    const result = await bulk.publish(user, body.selection)
    await settings.refresh()
    return result
  })

  implement(app, 'GET /api/admin/texts/:id', ({ params }) => editor.read(params.id))

  implement(app, 'PATCH /api/admin/texts/:id', ({ user, params, body }) =>
    editor.saveDraft({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/texts/:id/publish', async ({ user, params, body }) => {
    const published = await editor.publish({ by: user, ...params, ...body })
    await settings.refresh()
    return published
  })

  implement(app, 'POST /api/admin/texts/:id/discard', ({ user, params, body }) =>
    editor.discard({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/texts/:id/restore', ({ user, params, body }) =>
    editor.restore({ by: user, ...params, ...body }),
  )
}
