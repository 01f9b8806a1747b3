import { randomUUID } from 'node:crypto'
import { aPhoto } from '../apps/uploads.ts'
import type { TestApp } from '../apps/test-app.ts'
import { storeDesigns } from '../designs/swipers.ts'
import { aBuilder, aDraft } from '../designs/drafts.ts'
import { aDesignDocument } from '../designs/design-documents.ts'
import type { Sent } from './sent.ts'

const draft = async ({ database }: TestApp, body: object) => ({
  params: { id: await aDraft(database) },
  body: { version: 1, ...body },
})

async function published({ database }: TestApp, status: 'published' | 'archived' = 'published') {
  const design = aDesignDocument()
  await storeDesigns(database, [design])
  await database.db.updateTable('designs').set({ status }).where('id', '=', design.id).execute()
  return { params: { id: design.id }, body: { version: 1 } }
}

const builder = async ({ database }: TestApp, body: object) => ({
  params: { id: await aBuilder(database) },
  body: { version: 1, ...body },
})

const these = (id: string, more: object = {}) => ({
  body: { selection: { of: 'these', ids: [id] }, ...more },
})

/** Changes of the designs and builders pages. */
export const DESIGN_CHANGES = {
  'POST /api/admin/designs': async () => ({ body: { category: 'Kitchen' } }),
  'PATCH /api/admin/designs/:id': (server) => draft(server, { changes: { title: 'Renamed' } }),
  'POST /api/admin/designs/:id/publish': (server) => draft(server, {}),
  'POST /api/admin/designs/:id/discard': (server) => published(server),
  'POST /api/admin/designs/:id/archive': (server) => published(server),
  'POST /api/admin/designs/:id/restore': (server) => published(server, 'archived'),
  'POST /api/admin/designs/publish': async ({ database }) => these(await aDraft(database)),
  'POST /api/admin/designs/archive': async ({ database }) => these(await aDraft(database)),
  'POST /api/admin/designs/restore': async ({ database }) => these(await aDraft(database)),
  'POST /api/admin/designs/assign': async ({ database }) =>
    these(await aDraft(database), { builderId: await aBuilder(database) }),
  'POST /api/admin/designs/files': async () => ({ query: 'kind=picture', file: await aPhoto() }),
  'POST /api/admin/builders': async () => ({
    body: { name: `New ${randomUUID()}`, licence: null, states: [], logo: null },
  }),
  'PATCH /api/admin/builders/:id': (server) => builder(server, { changes: { licence: 'CDB-U 2' } }),
  'POST /api/admin/builders/:id/switch': (server) => builder(server, { isActive: false }),
  'POST /api/admin/builders/logo': async () => ({ file: await aPhoto({ width: 300, height: 200 }) }),
} satisfies Record<string, (server: TestApp) => Promise<Sent>>
