import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDraft, aWrittenDesign } from '#testing/designs/drafts.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let editor: Person
beforeAll(async () => {
  server = await startTestApp()
  editor = await anAdmin(server.database, { adminRole: 'editor' })
})
afterAll(() => server.close())

const browser = () => openBrowser(server.app, { cookies: editor.cookies })
const INPUT = { name: 'Hearth Homes', licence: 'CDB-U 12345', states: ['VIC'], logo: null }
const add = async (input: object = {}) =>
  bodyOf(await browser().post('/api/admin/builders', { ...INPUT, ...input }))

test('a builder is added once by their name, whatever its capitals', async () => {
  const made = await add()

  const again = await browser().post('/api/admin/builders', { ...INPUT, name: ' HEARTH homes ' })

  expect(made).toMatchObject({ ...INPUT, isActive: true, version: 1, designs: { published: 0, draft: 0 } })
  expect([again.statusCode, bodyOf(again).code]).toEqual([409, 'builder-exists'])
  expect(bodyOf(again).errors).toEqual([expect.objectContaining({ path: 'name' })])
})

test('cards name their builder, by the current name', async () => {
  const { id } = await add({ name: 'Old Name' })
  const design = await aDraft(server.database, aWrittenDesign(), { builderId: id })
  await browser().post(`/api/admin/designs/${design}/publish`, { version: 1 })
  const { headers } = await aBuyer(server.database)
  const builderOf = async () =>
    bodyOf(await server.app.inject({ url: `/api/designs/${design}`, headers })).builder
  await expect.poll(builderOf).toEqual({ name: 'Old Name', licence: 'CDB-U 12345' })

  await browser().patch(`/api/admin/builders/${id}`, {
    version: 1,
    changes: { name: 'New Name', licence: '' },
  })

  await expect.poll(builderOf).toEqual({ name: 'New Name' })
})

test('switching a builder off removes all their designs from the decks, and switching on restores them', async () => {
  const { id } = await add({ name: 'Sleepy Homes' })
  const design = await aDraft(server.database, aWrittenDesign(), { builderId: id })
  await browser().post(`/api/admin/designs/${design}/publish`, { version: 1 })
  const isDealt = () => server.catalogue.now().byId.get(design)?.isPublished
  const turn = (version: number, isActive: boolean) =>
    browser().post(`/api/admin/builders/${id}/switch`, { version, isActive })
  await expect.poll(isDealt).toBe(true)

  expect(bodyOf(await turn(1, false))).toMatchObject({ isActive: false, designs: { published: 1 } })
  await expect.poll(isDealt).toBe(false)
  expect((await turn(1, true)).statusCode).toBe(409)
  await turn(2, true)
  await expect.poll(isDealt).toBe(true)
})

test("of two who change a builder, the second sees the first one's version", async () => {
  const { id } = await add({ name: 'Twice Homes' })
  await browser().patch(`/api/admin/builders/${id}`, { version: 1, changes: { states: ['NSW'] } })

  const late = await browser().patch(`/api/admin/builders/${id}`, { version: 1, changes: { name: 'Mine' } })

  expect(bodyOf(late)).toMatchObject({ code: 'stale-edit', latest: { version: 2, states: ['NSW'] } })
})

test('builders are searched, filtered, sorted and exported as a CSV without a formula; choices are all of them by name', async () => {
  const [one, two] = [
    await add({ name: '=Listed Sums', states: ['TAS'], licence: 'TAS-777' }),
    await add({ name: 'listed alpha', states: ['NT', 'WA'] }),
  ]
  await aDraft(server.database, aWrittenDesign(), { builderId: one.id })
  await browser().post(`/api/admin/builders/${two.id}/switch`, { version: 1, isActive: false })
  const idsOf = async (query: string) =>
    bodyOf(await browser().get(`/api/admin/builders?q=listed&${query}`)).items.map(
      ({ id }: { id: string }) => id,
    )

  expect(await idsOf('')).toEqual([one.id, two.id])
  expect(await idsOf('sort=-name')).toEqual([two.id, one.id])
  expect(await idsOf('sort=-draft')).toEqual([one.id, two.id])
  expect(await idsOf('filter=active:no')).toEqual([two.id])
  expect(await idsOf('filter=states:TAS,SA')).toEqual([one.id])
  expect(bodyOf(await browser().get('/api/admin/builders?q=tas-777')).items).toMatchObject([
    { id: one.id, designs: { draft: 1, published: 0 } },
  ])
  const csv = await browser().get('/api/admin/builders/csv?q=listed')
  expect(csv.body.split('\r\n')).toEqual([
    expect.stringContaining('Builder,Licence,States,Switched on,Published,Scheduled,Drafts,Archived,Changed'),
    expect.stringContaining("'=Listed Sums,TAS-777,TAS,yes,0,0,1,0,"),
    expect.stringContaining('listed alpha,CDB-U 12345,"NT; WA",no,0,0,0,0,'),
    '',
  ])
  const choices = bodyOf(await browser().get('/api/admin/builders/choices')).items
  expect(choices).toContainEqual({ id: one.id, name: '=Listed Sums' })
  expect(choices).toContainEqual({ id: two.id, name: 'listed alpha' })
})
