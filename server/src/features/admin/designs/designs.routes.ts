import type { FastifyInstance } from 'fastify'
import { countReach } from '#features/designs/reach/count-reach.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { toDesign } from '@dream/contract/rules/designs/document/to-design'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { knownDesign } from './admin-design.ts'
import {
  archiveDesign,
  archiveDesigns,
  assignBuilder,
  restoreDesign,
  restoreDesigns,
} from './archive-designs.ts'
import {
  DESIGN_LIST,
  type DesignListRow,
  designLineOf,
  readBuilderChoices,
  readTags,
} from './design-list.store.ts'
import { publishDesign, publishDesigns, settleScheduled } from './publish-designs.ts'
import { createDesign, discardDraft, saveDraft } from './save-draft.ts'

const TAGS_OFFERED = 60

export function adminDesignRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const { db } = database
  readingRoutes(app, database)

  implement(app, 'POST /api/admin/designs', ({ user, body }) => createDesign(database, user, body.category))

  implement(app, 'PATCH /api/admin/designs/:id', ({ user, params, body }) =>
    saveDraft(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/designs/:id/discard', ({ user, params, body }) =>
    discardDraft(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/designs/:id/publish', ({ user, params, body }) =>
    publishDesign(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/designs/:id/archive', ({ user, params, body }) =>
    archiveDesign(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/designs/:id/restore', ({ user, params, body }) =>
    restoreDesign(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/designs/:id/reach', async ({ params, body }) => {
    const { id, slug } = await knownDesign(db, params.id)
    return countReach(database, toDesign(body.document, { id, slug }))
  })

  implement(app, 'POST /api/admin/designs/publish', ({ user, body }) => publishDesigns(database, user, body))

  implement(app, 'POST /api/admin/designs/archive', ({ user, body }) =>
    archiveDesigns(database, user, body.selection),
  )

  implement(app, 'POST /api/admin/designs/restore', ({ user, body }) =>
    restoreDesigns(database, user, body.selection),
  )

  implement(app, 'POST /api/admin/designs/assign', ({ user, body }) => assignBuilder(database, user, body))

  app.jobs.everyMinute('Settling scheduled designs', () => settleScheduled(database))
}

function readingRoutes(app: FastifyInstance, { db }: Database) {
  implement(app, 'GET /api/admin/designs', async ({ query }) => {
    const { rows, ...page } = await readPage<DesignListRow>(db, DESIGN_LIST, query)
    return { ...page, items: rows.map(designLineOf) }
  })

  implement(app, 'GET /api/admin/designs/csv', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="designs.csv"')
    return listCsv(db, DESIGN_LIST, query)
  })

  implement(app, 'GET /api/admin/designs/choices', async () => ({
    builders: await readBuilderChoices(db),
    tags: await readTags(db, TAGS_OFFERED),
  }))

  implement(app, 'GET /api/admin/designs/:id', ({ params }) => knownDesign(db, params.id))
}
