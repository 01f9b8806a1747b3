import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArrivals } from '#features/preferences/comebacks/comebacks.store.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDraft } from '#testing/designs/drafts.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let editor: Person
beforeAll(async () => {
  server = await startTestApp()
  editor = await anAdmin(server.database, { adminRole: 'editor' })
})
afterAll(() => server.close())

const browser = () => openBrowser(server.app, { cookies: editor.cookies })
/** Performs an action on the current version of a design. */
async function act(id: string, deed: string, body: object = {}) {
  const { version } = bodyOf(await browser().get(`/api/admin/designs/${id}`))
  const answer = await browser().post(`/api/admin/designs/${id}/${deed}`, { version, ...body })
  expect(answer.statusCode).toBe(200)
}
async function correct(id: string, title: string) {
  const { version } = bodyOf(await browser().get(`/api/admin/designs/${id}`))
  await browser().patch(`/api/admin/designs/${id}`, { version, changes: { title } })
  await act(id, 'publish')
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
/** Moment between past and future events: a `Date` loses the microseconds of PostgreSQL. */
async function now() {
  const { rows } = await sql<{ at: Date }>`
    select clock_timestamp() + interval '1 ms' as at, pg_sleep(0.003)`.execute(server.database.db)
  return rows[0]?.at ?? new Date()
}
const isNewSince = async (since: Date, id: string) =>
  (await readArrivals(server.database.db, since)).includes(id)

test('a design that is published for the first time is new', async () => {
  const id = await aDraft(server.database)
  const before = await now()

  await act(id, 'publish')

  expect(await isNewSince(before, id)).toBe(true)
})

test('a correction, or a restore from the archive, makes nothing new', async () => {
  const id = await aDraft(server.database)
  await act(id, 'publish')
  const before = await now()

  await correct(id, 'Without the typo')
  await act(id, 'archive')
  await act(id, 'restore')
  await act(id, 'archive')
  await act(id, 'publish')

  expect(await isNewSince(before, id)).toBe(false)
})

test('nor does a correction of a library design', async () => {
  const [id = ''] = await somePlans(server.database, 1)
  const before = await now()

  await correct(id, 'Without the typo')

  expect(await isNewSince(before, id)).toBe(false)
})

test('a scheduled design is new when its time comes', async () => {
  const id = await aDraft(server.database)
  await act(id, 'publish', { at: inAnHour() })
  const before = await now()
  expect(await isNewSince(before, id)).toBe(false)

  await sql`
    update designs set publish_at = clock_timestamp(), first_published_at = clock_timestamp() where id = ${id}`.execute(
    server.database.db,
  )

  expect(await isNewSince(before, id)).toBe(true)
})

test('a design that was archived before its time is new when it is published after all', async () => {
  const [published, restored] = [await aDraft(server.database), await aDraft(server.database)]
  for (const id of [published, restored]) {
    await act(id, 'publish', { at: inAnHour() })
    await act(id, 'archive')
  }
  await sql`update designs set publish_at = now() - interval '1 day' where id = ${restored}`.execute(
    server.database.db,
  )
  const before = await now()

  await act(published, 'publish')
  await act(restored, 'restore')

  expect(await isNewSince(before, published)).toBe(true)
  expect(await isNewSince(before, restored)).toBe(true)
})
