import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#features/settings/settings.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { createTextEditor } from './text-content.ts'
import { readTextRows } from './texts.store.ts'

type Deps = { database: Database; settings: Settings }

export function textRoomRoutes(app: FastifyInstance, { database, settings }: Deps) {
  const editor = createTextEditor(database)

  implement(app, 'GET /api/admin/texts', async () => {
    const rows = new Map((await readTextRows(database.db)).map((row) => [row.id, row]))
    // In the order of the build; a page that an older build had is left out.
    return { items: TEXT_PAGES.flatMap(({ id }) => rows.get(id) ?? []) }
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
