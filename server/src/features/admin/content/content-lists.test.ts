import { randomUUID } from 'node:crypto'
import type { ReviewStanding } from '@dream/contract/rules/admin/content/content'
import type { Dated } from '@dream/contract/rules/land/land-dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aLandCard } from '#testing/designs/land-cards.ts'
import { aVideoDocument, storeVideos } from '#testing/designs/videos.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const anEditor = async () => {
  const { cookies } = await anAdmin(server.database, { adminRole: 'editor' })
  return openBrowser(server.app, { cookies })
}
const DAY_MS = 86_400_000
const east = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })
/** Date so many days from now, on the east coast. */
const inDays = (days: number) => east.format(Date.now() + days * DAY_MS)

test.each<[ReviewStanding, Dated]>([
  ['overdue', { validFrom: null, validTo: null, reviewBy: inDays(-1) }],
  ['due-soon', { validFrom: null, validTo: null, reviewBy: inDays(0) }],
  ['due-soon', { validFrom: null, validTo: null, reviewBy: inDays(30) }],
  ['current', { validFrom: null, validTo: null, reviewBy: inDays(31) }],
  ['to-come', { validFrom: inDays(1), validTo: null, reviewBy: inDays(-1) }],
  ['current', { validFrom: inDays(0), validTo: inDays(0), reviewBy: inDays(90) }],
  ['over', { validFrom: null, validTo: inDays(-1), reviewBy: inDays(90) }],
])('a list is filtered by the review state, %s: %j', async (standing, dates) => {
  const name = randomUUID()
  await aLandCard(server.database, { ...dates, title: name })
  const editor = await anEditor()

  const { items, count } = bodyOf(await editor.get(`/api/admin/land?q=${name}&filter=standing:${standing}`))

  expect(count).toEqual({ rows: 1, isExact: true })
  expect(items).toMatchObject([
    { standing, dueOn: dates.reviewBy, isShown: !['over', 'to-come'].includes(standing) },
  ])
})

test('a card for all of Australia is found under each state, one for Victoria only there', async () => {
  const name = randomUUID()
  await aLandCard(server.database, { title: `Everywhere ${name}` })
  await aLandCard(server.database, { title: `Victoria ${name}`, states: ['VIC'] })
  const editor = await anEditor()
  const titles = async (state: string) =>
    bodyOf(await editor.get(`/api/admin/land?q=${name}&sort=title&filter=where:${state}`)).items.map(
      ({ title }: { title: string }) => title.split(' ', 1)[0],
    )

  expect(await titles('VIC')).toEqual(['Everywhere', 'Victoria'])
  expect(await titles('NSW')).toEqual(['Everywhere'])
})

test('of many drafts the complete ones are published, and the others are named with their problems', async () => {
  const word = randomUUID()
  const [whole, broken, same] = [
    await aLandCard(server.database),
    await aLandCard(server.database),
    await aLandCard(server.database, { title: `${word} as it is` }),
  ]
  const editor = await anEditor()
  const write = (id: string, changes: object) =>
    editor.patch(`/api/admin/land/${id}`, { version: 1, changes })
  await write(whole, { title: `${word} whole` })
  await write(broken, { title: `${word} broken`, text: [] })

  const answer = await editor.post('/api/admin/land/publish', {
    selection: { of: 'all', q: word, rows: 3 },
  })

  const { changed, skipped, reasons } = bodyOf(answer)
  expect({ changed, skipped }).toEqual({ changed: 1, skipped: 2 })
  expect(
    Object.fromEntries(reasons.map(({ id, words }: { id: string; words: string }) => [id, words])),
  ).toEqual({
    [broken]: 'Something is missing or wrong. Open it to see what.',
    [same]: 'It is published as it is written.',
  })
  expect(bodyOf(await editor.get(`/api/admin/land/${whole}`))).toMatchObject({
    hasDraft: false,
    published: { title: `${word} whole` },
  })
})

test('"all that match" changes nothing when the number differs from the one shown', async () => {
  const word = randomUUID()
  const id = await aLandCard(server.database, { title: word })
  const editor = await anEditor()

  const answer = await editor.post('/api/admin/land/archive', { selection: { of: 'all', q: word, rows: 2 } })

  expect(bodyOf(answer).code).toBe('selection-changed')
  expect(bodyOf(await editor.get(`/api/admin/land/${id}`)).status).toBe('published')
})

test('videos are archived together, each with an audit entry', async () => {
  const ids = await storeVideos(server.database, [aVideoDocument(), aVideoDocument()])
  const editor = await anEditor()

  const answer = await editor.post('/api/admin/videos/archive', { selection: { of: 'these', ids } })

  expect(bodyOf(answer)).toEqual({ changed: 2, skipped: 0, reasons: [] })
  const { items } = bodyOf(await editor.get('/api/admin/videos?filter=status:archived'))
  expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
  const lines = await server.database.db
    .selectFrom('audit')
    .select(['entity_id', 'after'])
    .where('action', '=', 'video.archive')
    .execute()
  expect(lines.filter(({ entity_id: id }) => id !== null && ids.includes(id))).toHaveLength(2)
})

test('texts are found by their words, and a draft is published with the others', async () => {
  const word = randomUUID()
  const editor = await anEditor()
  const id = 'tour-explore'
  const { version, values } = bodyOf(await editor.get(`/api/admin/texts/${id}`))
  const words = { ...values.words, title1: word.slice(0, 20) }
  await editor.patch(`/api/admin/texts/${id}`, { version, changes: { words } })
  const find = async (query: string) => bodyOf(await editor.get(`/api/admin/texts?${query}`)).items
  expect(await find(`q=${word.slice(0, 20)}`)).toMatchObject([{ id, hasDraft: true, isOwn: false }])

  await editor.post('/api/admin/texts/publish', { selection: { of: 'these', ids: [id] } })

  expect(await find('filter=own:yes')).toMatchObject([{ id, hasDraft: false, isOwn: true }])
})

test.each(['land', 'videos'])('a formula in the list of %s is text in the CSV', async (path) => {
  const title = `=HYPERLINK("https://evil.example";"${path}")`
  await aLandCard(server.database, { title })
  await storeVideos(server.database, [aVideoDocument({ title })])
  const editor = await anEditor()

  const answer = await editor.get(`/api/admin/${path}/csv?q=HYPERLINK`)

  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${path}.csv"`)
  expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"";""${path}"")"`)
})
