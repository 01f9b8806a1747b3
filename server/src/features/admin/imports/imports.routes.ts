import { Readable } from 'node:stream'
import { IMPORT, IMPORT_ZIP } from '@dream/contract/rules/admin/imports/import-limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptFiles } from '#platform/http/file-uploads.ts'
import { implement } from '#platform/http/implement.ts'
import { createPictureTaker } from '../designs/files/take-picture.ts'
import { listCsv } from '../list/list-csv.ts'
import { readPage } from '../list/list.store.ts'
import { chooseColumns } from './choose-columns.ts'
import { IMPORT_LIST, type ImportListRow, listedImport } from './import-list.store.ts'
import { readDetail } from './import-view.ts'
import { badRowsCsv } from './lists/bad-rows-csv.ts'
import { exportDesigns } from './lists/design-csv.ts'
import { templateCsv } from './lists/template-csv.ts'
import { mendRow, replaceCells } from './mend-rows.ts'
import { deleteOldRows, readRows } from './rows.store.ts'
import { handleImports } from './run-task.ts'
import { apply, cancel, check, discard, undo } from './start-task.ts'
import type { TaskDeps } from './task.ts'
import { uploadImport, uploadPictures } from './upload-import.ts'

/** Max concurrent uploads of one admin and in all. */
const MAX_UPLOADS = { each: 2, all: 6 }

export function importRoutes(app: FastifyInstance, shared: Omit<TaskDeps, 'takePicture' | 'log'>): void {
  const takePicture = createPictureTaker(shared).takeFrom
  const deps = { ...shared, takePicture, log: app.log }
  handleImports(app.jobs, deps)
  readingRoutes(app, deps)
  changingRoutes(app, deps)
  uploadRoutes(app, deps)
  app.jobs.everyHour('Removing rows of old imports', () => deleteOldRows(deps.database.db, IMPORT.keptDays))
}

function readingRoutes(app: FastifyInstance, { database: { db } }: TaskDeps) {
  implement(app, 'GET /api/admin/imports', async ({ query }) => {
    const { rows, ...page } = await readPage<ImportListRow>(db, IMPORT_LIST, query)
    return { ...page, items: rows.map(listedImport) }
  })

  implement(app, 'GET /api/admin/imports/csv', async ({ query, reply }) => {
    saveAs(reply, 'imports.csv')
    return listCsv(db, IMPORT_LIST, query)
  })

  implement(app, 'GET /api/admin/imports/template', async ({ reply }) => {
    saveAs(reply, 'designs-template.csv')
    return Readable.from([templateCsv()])
  })

  implement(app, 'GET /api/admin/imports/export', async ({ query, reply }) => {
    const list = await exportDesigns(db, query.builderId)
    saveAs(reply, 'designs.csv')
    return list
  })

  implement(app, 'GET /api/admin/imports/:id', ({ params }) => readDetail(db, params.id))

  implement(app, 'GET /api/admin/imports/:id/rows', async ({ params, query }) => {
    const { state, after, limit } = query
    const { id } = await readDetail(db, params.id)
    const rows = await readRows(db, id, { state, after, limit: limit + 1 })
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    return { items, ...(rows.length > limit && last && { nextAfter: last.place }) }
  })

  implement(app, 'GET /api/admin/imports/:id/bad-rows', async ({ params, reply }) => {
    const list = await badRowsCsv(db, params.id)
    saveAs(reply, 'rows-to-mend.csv')
    return list
  })
}

const saveAs = (reply: FastifyReply, name: string) =>
  void reply.header('content-disposition', `attachment; filename="${name}"`)

function changingRoutes(app: FastifyInstance, { database }: TaskDeps) {
  implement(app, 'PUT /api/admin/imports/:id/columns', ({ user, params, body }) =>
    chooseColumns(database, user, { ...params, ...body }),
  )

  implement(app, 'PATCH /api/admin/imports/:id/rows/:place', ({ user, params, body }) =>
    mendRow(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/imports/:id/replace', ({ user, params, body }) =>
    replaceCells(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/imports/:id/check', ({ user, params }) => check(database, user, params.id))

  implement(app, 'POST /api/admin/imports/:id/apply', ({ user, params, body }) =>
    apply(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/imports/:id/cancel', ({ user, params }) =>
    cancel(database, user, params.id),
  )

  implement(app, 'POST /api/admin/imports/:id/undo', ({ user, params, body }) =>
    undo(database, user, { ...params, ...body }),
  )

  implement(app, 'POST /api/admin/imports/:id/discard', ({ user, params }) =>
    discard(database, user, params.id),
  )
}

function uploadRoutes(app: FastifyInstance, deps: TaskDeps) {
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: IMPORT.maxFileBytes }, (scope, receive) =>
    implement(scope, 'POST /api/admin/imports', (call) =>
      receive(call, async (read) => {
        const { builderId = null } = call.query
        return uploadImport(deps, call.user, { builderId, incoming: await read() })
      }),
    ),
  )
  acceptFiles(app, { ...MAX_UPLOADS, maxBytes: IMPORT_ZIP.maxFileBytes }, (scope, receive) =>
    implement(scope, 'POST /api/admin/imports/:id/pictures', (call) =>
      receive(call, async (read) =>
        uploadPictures(deps, call.user, { id: call.params.id, incoming: await read() }),
      ),
    ),
  )
}
