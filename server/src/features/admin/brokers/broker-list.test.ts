import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBrokerInReview, aListedBroker } from '#testing/people/brokers.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
let admin: Browser
beforeAll(async () => {
  server = await startTestApp()
  const { cookies } = await anAdmin(server.database, { adminRole: 'support' })
  admin = openBrowser(server.app, { cookies })
})
afterAll(() => server.close())

type Item = { id: string; name: string; hasChanges: boolean }
const list = async (query: string): Promise<Item[]> =>
  bodyOf(await admin.get(`/api/admin/brokers?${query}`)).items
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id)
const invite = async (name: string) => {
  const answer = await admin.post('/api/admin/brokers', { name, email: `${crypto.randomUUID()}@example.com` })
  return bodyOf(answer).broker as Item & { email: string }
}
const set = (id: string, change: object) =>
  server.database.db.updateTable('brokers').set(change).where('user_id', '=', id).execute()

test('brokers are filtered by state, with waiting changes beside it, by place and by words', async () => {
  const [listed, changed, review] = [
    (await aListedBroker(server.database)).user,
    (await aListedBroker(server.database)).user,
    (await aBrokerInReview(server.database)).user,
  ]
  await set(listed.id, { states: ['TAS'], capacity: 9, buyer_count: 2, company: 'Tasman Broking' })
  await set(changed.id, { capacity: 3, buyer_count: 3, pending: JSON.stringify({ headline: 'Another' }) })
  const invited = await invite('Ines Invited')

  expect(await idsOf('filter=is:review')).toEqual([review.id])
  expect(await idsOf('filter=is:invited')).toEqual([invited.id])
  expect(await list('filter=is:changes')).toMatchObject([{ id: changed.id, hasChanges: true }])
  expect((await idsOf('filter=is:published')).toSorted()).toEqual([listed.id, changed.id].toSorted())
  expect(await idsOf('filter=states:TAS,NT')).toEqual([listed.id])
  expect(await idsOf('filter=is:published;places:1,&sort=-places')).toEqual([listed.id])
  expect(await idsOf('q=tasman')).toEqual([listed.id])
  expect(await idsOf('q=INES')).toEqual([invited.id])
})

test('they are sorted case-insensitively, and paged without gaps by columns that some lack', async () => {
  for (const name of ['adam', 'Zoe', 'Bea']) await invite(`sorted ${name}`)
  const named = await list('q=sorted')
  expect(named.map(({ name }) => name)).toEqual(['sorted adam', 'sorted Bea', 'sorted Zoe'])

  const seen: string[] = []
  let cursor = ''
  do {
    const page = bodyOf(await admin.get(`/api/admin/brokers?sort=-lastSeenAt&limit=2${cursor}`))
    seen.push(...page.items.map(({ id }: Item) => id))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor !== '')
  expect(seen.toSorted()).toEqual((await idsOf('limit=200')).toSorted())
})

test("the CSV has a broker's replies and no formula", async () => {
  const { id, email } = await invite('=cmd|calc')

  const csv = await admin.get('/api/admin/brokers/csv?q=cmd')

  const [heads, line] = csv.body.split('\r\n')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(heads).toContain('Broker,Email,Company,States,Status,Has changes to review,Chats,Most chats')
  expect(line).toContain(`'=cmd|calc,${email},,,invited,false,0`)
  expect(csv.body).not.toContain(id)
})

test('the invited brokers of a selection are invited again, each with an audit entry', async () => {
  const [one, two] = [await invite('Again One'), await invite('Again Two')]
  const listed = (await aListedBroker(server.database)).user
  const ids = [one.id, two.id, listed.id]

  const answer = await admin.post('/api/admin/brokers/invitations', { selection: { of: 'these', ids } })

  expect(bodyOf(answer)).toEqual({ sent: 2, left: 1 })
  const again = bodyOf(await admin.get('/api/admin/brokers?q=Again')).items
  expect(again).toMatchObject([{ invitation: { timesSent: 2 } }, { invitation: { timesSent: 2 } }])
  const lines = await server.database.db
    .selectFrom('audit')
    .select('entity_id')
    .where('action', '=', 'broker.invite-again')
    .execute()
  expect(lines.map(({ entity_id: id }) => String(id)).toSorted()).toEqual([one.id, two.id].toSorted())
})

test('a broker who was sent too many invitations today is skipped', async () => {
  const { id } = await invite('Often Invited')
  const selection = { of: 'these', ids: [id] }
  const answers = []
  for (let times = 0; times < 6; times += 1)
    answers.push(bodyOf(await admin.post('/api/admin/brokers/invitations', { selection })))

  expect(answers.at(0)).toEqual({ sent: 1, left: 0 })
  expect(answers.at(-1)).toMatchObject({ code: 'too-many-attempts' })
})
