import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuilder, aDraft, aWrittenDesign } from '#testing/designs/drafts.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let editor: Person
beforeAll(async () => {
  server = await startTestApp()
  editor = await anAdmin(server.database, { adminRole: 'editor' })
})
afterAll(() => server.close())

const browser = () => openBrowser(server.app, { cookies: editor.cookies })
const patch = (id: string, version: number, changes: object) =>
  browser().patch(`/api/admin/designs/${id}`, { version, changes })
const post = (path: string, body: object) => browser().post(`/api/admin/designs/${path}`, body)
const read = async (id: string) => bodyOf(await browser().get(`/api/admin/designs/${id}`))

/** Published design; returns its id. */
async function published(options: Parameters<typeof aDesignDocument>[0] = {}) {
  const design = aDesignDocument(options)
  await storeDesigns(server.database, [design])
  return design.id
}

test('a design begins as an empty draft and lists its gaps', async () => {
  const made = bodyOf(await browser().post('/api/admin/designs', { category: 'Floor Plan' }))

  expect(made).toMatchObject({
    status: 'draft',
    version: 1,
    published: null,
    isDealt: false,
    origin: 'admin',
  })
  const refused = await post(`${made.id}/publish`, { version: 1 })
  expect([refused.statusCode, bodyOf(refused).code]).toEqual([409, 'design-incomplete'])
  expect(bodyOf(refused).message).toContain('Needs a name. ')
  expect(bodyOf(refused).errors[0]).toEqual({ path: 'title', message: 'Needs a name' })
})

test('a change writes its fields into the draft and leaves the published version', async () => {
  const id = await published({ title: 'As it was' })

  const changed = bodyOf(await patch(id, 1, { title: 'As it will be' }))

  expect(changed).toMatchObject({ version: 2, hasDraft: true, status: 'published' })
  expect([changed.document.title, changed.published.title]).toEqual(['As it will be', 'As it was'])
  expect(server.catalogue.now().byId.get(id)?.design.title ?? 'As it was').toBe('As it was')
  const line = await server.database.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(line).toEqual({ before: { title: 'As it was' }, after: { title: 'As it will be' } })
})

test('a draft that equals the published version is deleted', async () => {
  const id = await published({ title: 'Same' })
  await patch(id, 1, { title: 'Other' })

  const back = bodyOf(await patch(id, 2, { title: 'Same' }))

  expect([back.hasDraft, back.version]).toEqual([false, 3])
})

test("of two people who change a design, the second sees the first one's version", async () => {
  const id = await aDraft(server.database)
  await patch(id, 1, { title: 'First' })

  const late = await patch(id, 1, { title: 'Second' })

  expect([late.statusCode, bodyOf(late).code]).toEqual([409, 'stale-edit'])
  expect(bodyOf(late).latest).toMatchObject({ version: 2, document: { title: 'First' } })
  for (const deed of ['publish', 'archive', 'restore', 'discard']) {
    expect((await post(`${id}/${deed}`, { version: 1 })).statusCode).toBe(409)
  }
})

test('of two changes at the same moment one is written, and the other is stale', async () => {
  const id = await aDraft(server.database)

  const answers = await Promise.all([patch(id, 1, { title: 'One' }), patch(id, 1, { title: 'Two' })])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a draft is discarded for the published version; one of a design that was never published stays', async () => {
  const id = await published({ title: 'Kept' })
  await patch(id, 1, { title: 'Regretted' })
  const draft = await aDraft(server.database)

  const kept = bodyOf(await post(`${id}/discard`, { version: 2 }))
  const refused = await post(`${draft}/discard`, { version: 1 })

  expect([kept.document.title, kept.hasDraft]).toEqual(['Kept', false])
  expect(bodyOf(refused).code).toBe('never-published')
})

test('a design that becomes a kitchen is listed and published without the facts of its house', async () => {
  const title = 'Once a house'
  const id = await aDraft(server.database, aWrittenDesign({ title, frontage: 14 }))
  await patch(id, 1, { category: 'Kitchen' })

  const { items } = bodyOf(await browser().get(`/api/admin/designs?q=${encodeURIComponent(title)}`))
  const made = bodyOf(await post(`${id}/publish`, { version: 2 }))

  expect(items).toEqual([expect.objectContaining({ title, bedrooms: null, frontage: null, totalArea: null })])
  expect(made.published).toMatchObject({ category: 'Kitchen', bedrooms: null, frontage: null, plan: null })
})

test('a change of builder takes effect at once, and an unknown builder is refused', async () => {
  const [id, builderId] = [await published(), await aBuilder(server.database, { name: 'Hearth Homes' })]

  const assigned = bodyOf(await patch(id, 1, { builderId }))
  const refused = await patch(id, assigned.version, { builderId: '018f0000-0000-7000-8000-000000000000' })

  expect(assigned).toMatchObject({ builder: { id: builderId, name: 'Hearth Homes' }, hasDraft: false })
  expect(bodyOf(refused).code).toBe('builder-missing')
})

test.each([
  { title: 'x'.repeat(61) },
  { bedrooms: -1 },
  { tags: ['<script>'] },
  { pictures: [{ level: null, light: 'https://evil.example/x.avif', dark: null, width: 1, height: 1 }] },
  { plan: { storeys: 3 } },
  {},
])('what no design may say is refused: %j', async (changes) => {
  const id = await aDraft(server.database)

  expect((await patch(id, 1, changes)).statusCode).toBe(400)
  expect((await read(id)).version).toBe(1)
})

test('the list is filtered by status, builder and tag, searched by name, and exported as a CSV without formulas', async () => {
  const builderId = await aBuilder(server.database, { name: 'Listed Builder' })
  const name = '=Wombat'
  await aDraft(server.database, aWrittenDesign({ title: name, tags: ['room:study'] }), { builderId })
  const list = async (filter: string) =>
    bodyOf(await browser().get(`/api/admin/designs?${String(new URLSearchParams({ q: 'wombat', filter }))}`))

  const found = await list(`status:draft;builder:${builderId};tags:room%3Astudy,room%3Amedia`)
  const csv = await browser().get('/api/admin/designs/csv?q=wombat')

  expect(found.items).toMatchObject([{ title: name, status: 'draft', builder: { name: 'Listed Builder' } }])
  expect((await list('status:published')).count.rows).toBe(0)
  expect((await list('tags:room%3Amedia')).count.rows).toBe(0)
  expect(csv.body).toContain("'=Wombat")
  expect(bodyOf(await browser().get('/api/admin/designs/choices')).builders).toContainEqual({
    id: builderId,
    name: 'Listed Builder',
    isActive: true,
  })
})
