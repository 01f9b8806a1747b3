import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { saveBrief } from '#features/conversations/choosing/brief.store.ts'
import { aListedBroker } from '#testing/people/brokers.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
const wattle = aDesignDocument({ title: 'Wattle Rise', bedrooms: 4, frontage: 14, features: ['Study'] })
const banksia = aDesignDocument({ title: 'Banksia', bedrooms: 3, frontage: 10.5, features: ['Courtyard'] })
const gone = aDesignDocument({ title: 'Wattle Gone', frontage: 10 })
const kitchen = aDesignDocument({ title: 'Wattle Kitchen', category: 'Kitchen' })

beforeAll(async () => {
  server = await startTestApp()
  await storeDesigns(server.database, [wattle, banksia, gone, kitchen])
  await sql`update designs set status = 'archived', updated_at = clock_timestamp() where id = ${gone.id}`.execute(
    server.database.db,
  )
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const as = (person: Person) => openBrowser(server.app, { cookies: person.cookies })

test.each([
  ['', ['Wattle Rise', 'Banksia']],
  ['?q=wat', ['Wattle Rise']],
  ['?q=RISE%20wattle', ['Wattle Rise']],
  ['?q=4%20bed%20study', ['Wattle Rise']],
  ['?q=3%20bed', ['Banksia']],
  ['?q=3%20bed%20study', []],
  ['?fitting=yes', ['Wattle Rise', 'Banksia']],
])('a broker finds published plans by %s', async (query, titles) => {
  const answer = await as(await aBroker(server.database)).get(`/api/broker/plans${query}`)

  const { items, total } = bodyOf(answer)
  expect(items.map(({ title }: { title: string }) => title)).toEqual(titles)
  expect(total).toBe(titles.length)
})

test('a broker opens a plan as a buyer does, and a buyer has no list to search', async () => {
  const opened = await as(await aBroker(server.database)).get(`/api/designs/${wattle.id}`)
  const refused = await as(await aBuyer(server.database)).get('/api/broker/plans')

  expect(bodyOf(opened)).toMatchObject({ title: 'Wattle Rise' })
  expect(refused.statusCode).toBe(403)
})

test('a brief ranks plans that meet its must-haves first, lists its own plans beside them, and may exclude those that do not fit', async () => {
  const broker = await aListedBroker(server.database)
  const { conversationId } = await aConversation(server.database, { broker })
  const brief = {
    mustHaves: ['3 bedrooms'],
    block: { width: 12, depth: 30, slope: null, facing: null, corner: null },
    plans: [designCardOf(wattle)],
  }
  await server.database.transaction((tx) => saveBrief(tx, { conversationId, brief, note: null }))
  const find = async (by: Person, more = '') =>
    bodyOf(await as(by).get(`/api/broker/plans?conversationId=${conversationId}${more}`))

  const all = await find(broker)
  const others = await find(await aListedBroker(server.database))

  expect(all.items).toMatchObject([{ title: 'Banksia', wishes: { met: ['3 bedrooms'], missing: [] } }])
  expect(all.liked).toMatchObject([{ title: 'Wattle Rise' }])
  expect(others.liked).toEqual([])
  expect(others.items[0].wishes).toEqual({ met: [], missing: [] })
})
