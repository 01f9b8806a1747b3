import type { ImportDetail, ImportRow } from '@dream/contract/api/admin/imports/import'
import { bodyOf, openBrowser } from '../apps/browser.ts'
import type { TestApp } from '../apps/test-app.ts'
import { formWith } from '../apps/uploads.ts'
import type { Person } from '../people/people.ts'

const HEADINGS =
  'Name,Bedrooms,Bathrooms,Garage,Storeys,House width (m),House depth (m),Total area (m²),Floor plans'
let lists = 0

type Options = { rows?: number; bad?: number; plan?: string }

/** Builder's list of so many floor plans, the last ones with an error. No two of these lists are the same. */
export function aList({ rows = 3, bad = 0, plan = '' }: Options = {}): string {
  lists += 1
  const lines = Array.from({ length: rows }, (_, at) => {
    const bedrooms = at >= rows - bad ? 'many' : 3 + (at % 3)
    return `House ${lists}-${at + 1},${bedrooms},2,2,1,11.2,21.4,${200 + (at % 20)},${plan}`
  })
  return [HEADINGS, ...lines].join('\n')
}

/** Actions of an admin on the imports page. */
export function anImporter(server: TestApp, admin: Person) {
  const browser = openBrowser(server.app, { cookies: admin.cookies })
  const url = (id: string) => `/api/admin/imports/${id}`

  async function send(path: string, bytes: Buffer, name: string) {
    const form = await formWith(bytes, name)
    return server.app.inject({
      method: 'POST',
      url: path,
      headers: { ...admin.headers, ...form.headers },
      payload: form.payload,
    })
  }
  const importer = {
    browser,
    /** Uploads a list without running its job. */
    send: (
      list: string | Buffer,
      { builderId, name = 'list.csv' }: { builderId?: string; name?: string } = {},
    ) => send(`/api/admin/imports${builderId ? `?builderId=${builderId}` : ''}`, Buffer.from(list), name),
    sendZip: (id: string, zip: Buffer) => send(`${url(id)}/pictures`, zip, 'pictures.zip'),
    read: async (id: string): Promise<ImportDetail> => bodyOf(await browser.get(url(id))),
    rows: async (id: string, state = ''): Promise<ImportRow[]> =>
      bodyOf(await browser.get(`${url(id)}/rows?limit=200${state && `&state=${state}`}`)).items,
    order: (id: string, deed: string, body: object = {}) => browser.post(`${url(id)}/${deed}`, body),
    mend: (id: string, place: number, body: object) => browser.patch(`${url(id)}/rows/${place}`, body),
    /** Uploads a list and runs its job. */
    async upload(
      list: string | Buffer,
      options: { builderId?: string; name?: string } = {},
    ): Promise<ImportDetail> {
      const { id } = bodyOf(await importer.send(list, options))
      await server.runJobs()
      return importer.read(id)
    },
    /** Performs an action, runs its job, and returns the import. */
    async done(id: string, deed: string, body: object = {}): Promise<ImportDetail> {
      await importer.order(id, deed, body)
      await server.runJobs()
      return importer.read(id)
    },
    async checked(list: string | Buffer, options: { builderId?: string } = {}): Promise<ImportDetail> {
      const { id } = await importer.upload(list, options)
      return importer.done(id, 'check')
    },
    async applied(list: string | Buffer, options: { builderId?: string; rows?: 'all' | 'good' } = {}) {
      const { id, version } = await importer.checked(list, options)
      return importer.done(id, 'apply', { version, rows: options.rows ?? 'all' })
    },
  }
  return importer
}
