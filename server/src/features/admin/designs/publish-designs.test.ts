import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleScheduled } from './publish-designs.ts'
import { aBuilder, aDraft, aWrittenDesign } from '#testing/designs/drafts.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

/** Two processes on one database: one publishes, the other deals. */
let server: TestApp
let other: TestApp
let editor: Person
let buyer: Person
beforeAll(async () => {
  server = await startTestApp()
  other = await startTestApp({ database: server.database })
  editor = await anAdmin(server.database, { adminRole: 'editor' })
  buyer = await aBuyer(server.database)
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const browser = () => openBrowser(server.app, { cookies: editor.cookies })
const post = async (path: string, body: object) => {
  const answer = await browser().post(`/api/admin/${path}`, body)
  return { status: answer.statusCode, ...bodyOf(answer) }
}
const these = (...ids: string[]) => ({ selection: { of: 'these', ids } })
const isDealt = (id: string, app = other) => app.catalogue.now().byId.get(id)?.isPublished
/** Waits for the state in both processes. */
const becomes = (id: string, dealt: boolean | undefined) =>
  expect.poll(() => [isDealt(id, server), isDealt(id)]).toEqual([dealt, dealt])
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

test('a published design is in the decks of another process within seconds, and its address opens', async () => {
  const id = await aDraft(server.database, aWrittenDesign({ title: 'Fresh' }))
  expect(isDealt(id)).toBeUndefined()

  const result = await post(`designs/${id}/publish`, { version: 1 })

  expect(result).toMatchObject({ status: 'published', isDealt: true, hasDraft: false, version: 2 })
  await becomes(id, true)
  const opened = await other.app.inject({ url: `/api/designs/${id}`, headers: buyer.headers })
  expect([opened.statusCode, bodyOf(opened).title]).toEqual([200, 'Fresh'])
})

test('a draft spends no ordinal; a design gets one when it is first published, and keeps it', async () => {
  const ordinal = async (id: string) =>
    (
      await server.database.db
        .selectFrom('designs')
        .select('ordinal')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).ordinal
  const [one, two] = [await aDraft(server.database), await aDraft(server.database)]
  expect([await ordinal(one), await ordinal(two)]).toEqual([null, null])

  await post('designs/publish', these(two))
  const first = await ordinal(two)
  await post('designs/archive', these(two))
  await post('designs/publish', these(one, two))

  expect(await ordinal(two)).toBe(first)
  expect(await ordinal(one)).toBe((first ?? 0) + 1)
})

test('an archived design leaves the decks, and likes of it stay', async () => {
  const id = await aDraft(server.database, aWrittenDesign({ title: 'Beloved' }))
  await post(`designs/${id}/publish`, { version: 1 })
  await becomes(id, true)
  const swipe = (action: string) =>
    other.app.inject({
      method: 'POST',
      url: '/api/preferences',
      headers: buyer.headers,
      payload: { designId: id, action },
    })
  expect((await swipe('like')).statusCode).toBe(200)

  await post(`designs/${id}/archive`, { version: 2 })

  await becomes(id, false)
  const liked = bodyOf(await other.app.inject({ url: '/api/preferences/liked', headers: buyer.headers }))
  expect(liked.map(({ title }: { title: string }) => title)).toContain('Beloved')
  expect((await swipe('pass')).statusCode).toBe(404)
  await post(`designs/${id}/restore`, { version: 3 })
  await becomes(id, true)
})

test('a scheduled design is visible when its time comes, by the clock alone', async () => {
  const id = await aDraft(server.database)

  const result = await post(`designs/${id}/publish`, { version: 1, at: soon(1500) })

  expect(result).toMatchObject({ status: 'scheduled', isDealt: false, isOverdue: false })
  await becomes(id, false)
  await becomes(id, true)
  expect(bodyOf(await browser().get(`/api/admin/designs/${id}`))).toMatchObject({
    status: 'scheduled',
    isDealt: true,
  })

  await settleScheduled(server.database)
  const settled = bodyOf(await browser().get(`/api/admin/designs/${id}`))
  expect(settled.status).toBe('published')
  const line = await server.database.db
    .selectFrom('audit')
    .select(['source', 'action'])
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({ source: 'job', action: 'design.publish' })
})

test('with its builder switched off a scheduled design is overdue, and not dealt', async () => {
  const builderId = await aBuilder(server.database)
  const id = await aDraft(server.database, aWrittenDesign(), { builderId })
  await post(`designs/${id}/publish`, { version: 1, at: soon(60_000) })
  await post(`builders/${builderId}/switch`, { version: 1, isActive: false })
  await sql`update designs set publish_at = now() - interval '1 minute' where id = ${id}`.execute(
    server.database.db,
  )

  await settleScheduled(server.database)

  const found = bodyOf(await browser().get('/api/admin/designs?filter=status:overdue'))
  expect(found.items).toMatchObject([{ id, isOverdue: true, status: 'scheduled' }])
  expect(bodyOf(await browser().get(`/api/admin/designs/${id}`)).isDealt).toBe(false)
})

test('a published design cannot be scheduled, and takes its changes at once', async () => {
  const id = await aDraft(server.database, aWrittenDesign({ title: 'Before' }))
  await post(`designs/${id}/publish`, { version: 1 })
  await browser().patch(`/api/admin/designs/${id}`, { version: 2, changes: { title: 'After' } })

  const refused = await post(`designs/${id}/publish`, { version: 3, at: soon(60_000) })
  const published = await post(`designs/${id}/publish`, { version: 3 })

  expect(refused.code).toBe('already-published')
  expect(published).toMatchObject({ hasDraft: false, published: { title: 'After' } })
  await expect.poll(() => other.catalogue.now().byId.get(id)?.design.title).toBe('After')
})

test('of many at once the complete ones are published, the others are named with their gaps', async () => {
  const [fine, bare] = [
    await aDraft(server.database),
    await aDraft(server.database, { ...aWrittenDesign(), title: '' }),
  ]

  const result = await post('designs/publish', these(fine, bare))

  expect(result).toMatchObject({ changed: 1, skipped: 1 })
  expect(result.reasons).toEqual([{ id: bare, title: 'Without a name', words: 'Needs a name.' }])
  const lines = await server.database.db
    .selectFrom('audit')
    .select('entity_id')
    .where('action', '=', 'design.publish')
    .where('entity_id', 'in', [fine, bare])
    .execute()
  expect(lines).toEqual([{ entity_id: fine }])
})

test('"all that match" is refused once another design matches', async () => {
  const title = 'Quokka'
  await aDraft(server.database, aWrittenDesign({ title }))
  const all = { selection: { of: 'all', q: title, rows: 1 } }
  await aDraft(server.database, aWrittenDesign({ title }))

  expect((await post('designs/archive', all)).code).toBe('selection-changed')
  expect(await post('designs/archive', { selection: { ...all.selection, rows: 2 } })).toMatchObject({
    changed: 2,
  })
})

test('the library does not restore a design that an admin has archived', async () => {
  const id = await aDraft(server.database)
  await post(`designs/${id}/publish`, { version: 1 })
  await post(`designs/${id}/archive`, { version: 2 })

  const row = await server.database.db
    .selectFrom('designs')
    .select(['status', 'edited_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(row.edited_at).toBeInstanceOf(Date)
})
