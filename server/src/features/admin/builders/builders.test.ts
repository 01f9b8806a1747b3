import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

test('cards say whose design it is, and as it is called now', async () => {
  const { id } = await add({ name: 'Old Name' })
  const design = await aDraft(server.database, aWrittenDesign(), { builderId: id })
  await browser().post(`/api/admin/designs/${design}/publish`, { version: 1 })
  const { headers } = await aBuyer(server.database)
  const builderOf = async () =>
    bodyOf(await server.app.inject({ url: `/api/designs/${design}`, headers })).builder
  await vi.waitFor(
    async () => expect(await builderOf()).toEqual({ name: 'Old Name', licence: 'CDB-U 12345' }),
    4000,
  )

  await browser().patch(`/api/admin/builders/${id}`, {
    version: 1,
    changes: { name: 'New Name', licence: '' },
  })

  await vi.waitFor(async () => expect(await builderOf()).toEqual({ name: 'New Name' }), 4000)
})

test('switched off, all designs of a builder leave the decks; on again, they are back', async () => {
  const { id } = await add({ name: 'Sleepy Homes' })
  const design = await aDraft(server.database, aWrittenDesign(), { builderId: id })
  await browser().post(`/api/admin/designs/${design}/publish`, { version: 1 })
  const isDealt = () => server.catalogue.now().byId.get(design)?.isPublished
  const turn = (version: number, isActive: boolean) =>
    browser().post(`/api/admin/builders/${id}/switch`, { version, isActive })
  await vi.waitFor(() => expect(isDealt()).toBe(true), 4000)

  expect(bodyOf(await turn(1, false))).toMatchObject({ isActive: false, designs: { published: 1 } })
  await vi.waitFor(() => expect(isDealt()).toBe(false), 4000)
  expect((await turn(1, true)).statusCode).toBe(409)
  await turn(2, true)
  await vi.waitFor(() => expect(isDealt()).toBe(true), 4000)
})

test('of two who change a builder, the second sees what the first wrote', async () => {
  const { id } = await add({ name: 'Twice Homes' })
  await browser().patch(`/api/admin/builders/${id}`, { version: 1, changes: { states: ['NSW'] } })

  const late = await browser().patch(`/api/admin/builders/${id}`, { version: 1, changes: { name: 'Mine' } })

  expect(bodyOf(late)).toMatchObject({ code: 'stale-edit', latest: { version: 2, states: ['NSW'] } })
})
