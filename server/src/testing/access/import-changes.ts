import type { TestApp } from '../apps/test-app.ts'
import { aList, anImporter } from '../designs/imports.ts'
import { aZip } from '../designs/zips.ts'
import type { Person } from '../people/people.ts'
import type { Sent } from './sent.ts'

type Change = (server: TestApp, owner: Person) => Promise<Sent>

async function checked(server: TestApp, owner: Person, bad = 0) {
  const { id, version } = await anImporter(server, owner).checked(aList({ bad }))
  return { params: { id }, version }
}

/** Changes of the imports page. */
export const IMPORT_CHANGES = {
  'POST /api/admin/imports': async () => ({ file: Buffer.from(aList()) }),
  'PUT /api/admin/imports/:id/columns': async (server, owner) => {
    const { params, version } = await checked(server, owner)
    return { params, body: { version, mapping: { name: 0 }, units: { length: 'm', area: 'm²' } } }
  },
  'POST /api/admin/imports/:id/pictures': async (server, owner) => ({
    params: (await checked(server, owner)).params,
    file: aZip({ 'plan.png': Buffer.from('no picture') }),
  }),
  'PATCH /api/admin/imports/:id/rows/:place': async (server, owner) => {
    const { params } = await checked(server, owner, 1)
    return { params: { ...params, place: '3' }, body: { cells: { bedrooms: '4' } } }
  },
  'POST /api/admin/imports/:id/replace': async (server, owner) => ({
    params: (await checked(server, owner, 1)).params,
    body: { field: 'bedrooms', from: 'many', to: '4' },
  }),
  'POST /api/admin/imports/:id/apply': async (server, owner) => {
    const { params, version } = await checked(server, owner)
    return { params, body: { version, rows: 'all' } }
  },
  'POST /api/admin/imports/:id/cancel': async (server, owner) => {
    const { params } = await checked(server, owner)
    await anImporter(server, owner).order(params.id, 'check')
    return { params }
  },
  'POST /api/admin/imports/:id/undo': async (server, owner) => {
    const { id, version } = await anImporter(server, owner).applied(aList())
    return { params: { id }, body: { version } }
  },
  'POST /api/admin/imports/:id/discard': async (server, owner) => ({
    params: (await checked(server, owner)).params,
  }),
} satisfies Record<string, Change>
