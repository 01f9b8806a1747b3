import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBrokerInReview, brokerProfileInput } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

let admin: Browser
let broker: Person
let theirs: Browser
let url: string
beforeEach(async () => {
  admin = openBrowser(server.app, { cookies: (await anAdmin(server.database)).cookies })
  broker = await aBrokerInReview(server.database)
  theirs = openBrowser(server.app, { cookies: broker.cookies })
  url = `/api/admin/brokers/${broker.user.id}`
})

const mailed = async () => {
  await server.delivered()
  return server.messenger.sent.filter(({ to }) => to === broker.user.email)
}
const rewrite = (version: number) =>
  theirs.put('/api/broker/profile', { ...brokerProfileInput({ headline: 'A better line' }), version })
const REASON = 'Please say what a fee is.'

test('a written page is reviewed by an admin, published, and then found by buyers', async () => {
  const buyer = openBrowser(server.app, { cookies: (await anUnlockedBuyer(server.database)).cookies })
  const find = async () => (await buyer.get(`/api/brokers/${broker.user.id}`)).statusCode
  const before = await find()
  const review = bodyOf(await admin.get(url))

  const published = await admin.post(`${url}/publish`, { version: review.page.version })

  expect(review).toMatchObject({
    broker: { status: 'review' },
    page: { ...brokerProfileInput(), version: 1 },
    sentBackReason: null,
  })
  expect([before, published.statusCode, await find()]).toEqual([404, 200, 200])
  expect(bodyOf(published)).toMatchObject({ broker: { status: 'published' } })
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['Your page on Dream Design is published'])
})

test('a page that is sent back waits for its broker, who reads the reason, and then for an admin again', async () => {
  const sent = await admin.post(`${url}/send-back`, { version: 1, reason: `  ${REASON} ` })
  const tooEarly = await admin.post(`${url}/publish`, { version: 1 })
  const [mail] = await mailed()
  await rewrite(1)

  expect(bodyOf(sent)).toMatchObject({ broker: { status: 'draft' }, sentBackReason: REASON })
  expect(bodyOf(tooEarly).code).toBe('already-decided')
  expect(mail?.text).toContain(REASON)
  expect(bodyOf(await admin.get(url))).toMatchObject({ broker: { status: 'review' }, sentBackReason: null })
})

test('a page that its broker changes during the review is not published', async () => {
  await rewrite(1)

  const late = await admin.post(`${url}/publish`, { version: 1 })

  expect([late.statusCode, bodyOf(late).code]).toEqual([409, 'stale-edit'])
  expect(bodyOf(late).latest).toMatchObject({ headline: 'A better line', version: 2 })
  expect(bodyOf(await admin.get(url)).broker.status).toBe('review')
})

test('changes of a listed broker are visible to buyers once published, and hours at once', async () => {
  await admin.post(`${url}/publish`, { version: 1 })
  const buyer = openBrowser(server.app, { cookies: (await anUnlockedBuyer(server.database)).cookies })
  const seen = async () => bodyOf(await buyer.get(`/api/brokers/${broker.user.id}`))
  const input = { headline: 'A better line', capacity: 7, areas: [], howIWork: ['We talk', 'We sign'] }
  const areas = [{ name: 'Hobart', state: 'TAS' as const, postcodes: [['7000', '7010'] as [string, string]] }]
  const own = await theirs.put('/api/broker/profile', {
    ...brokerProfileInput({ ...input, areas }),
    version: 1,
  })

  expect(bodyOf(own)).toMatchObject({ headline: 'A better line', status: 'published', review: 'waiting' })
  expect(await seen()).toMatchObject({ headline: brokerProfileInput().headline, capacity: 7 })
  const review = bodyOf(await admin.get(url))
  expect(review).toMatchObject({
    broker: { status: 'published', hasChanges: true },
    published: { headline: brokerProfileInput().headline },
    page: { headline: 'A better line', version: 2 },
  })
  await admin.post(`${url}/publish`, { version: 2 })
  expect(await seen()).toMatchObject({
    headline: 'A better line',
    areas: ['Hobart'],
    howIWork: ['We talk', 'We sign'],
  })
  expect(bodyOf(await theirs.get('/api/broker/profile'))).toMatchObject({ review: 'none', areas })
})

test('a change that is sent back leaves the published page, and reverting to that needs no review', async () => {
  await admin.post(`${url}/publish`, { version: 1 })
  await rewrite(1)

  await admin.post(`${url}/send-back`, { version: 2, reason: REASON })

  const own = bodyOf(await theirs.get('/api/broker/profile'))
  expect(own).toMatchObject({ review: 'sent-back', sentBackReason: REASON, headline: 'A better line' })
  expect(bodyOf(await admin.get(url)).broker).toMatchObject({ status: 'published', hasChanges: false })
  const undone = await theirs.put('/api/broker/profile', { ...brokerProfileInput(), version: 2 })
  expect(bodyOf(undone)).toMatchObject({ review: 'none', sentBackReason: null })
})

test('of two admins who decide at once one does, and the broker is notified once', async () => {
  const other = openBrowser(server.app, { cookies: (await anAdmin(server.database)).cookies })

  const answers = await Promise.all([
    admin.post(`${url}/publish`, { version: 1 }),
    other.post(`${url}/send-back`, { version: 1, reason: REASON }),
    admin.post(`${url}/publish`, { version: 1 }),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await mailed()).toHaveLength(1)
  const lines = await server.database.db
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', broker.user.id)
    .execute()
  expect(lines).toHaveLength(1)
})

test('a reason is required, and a broker without a page cannot be decided about', async () => {
  const wordless = await admin.post(`${url}/send-back`, { version: 1, reason: ' no ' })
  await server.database.db.deleteFrom('brokers').where('user_id', '=', broker.user.id).execute()

  expect(bodyOf(wordless).errors).toEqual([expect.objectContaining({ path: 'reason' })])
  expect(bodyOf(await admin.get(url))).toMatchObject({ page: null, broker: { status: 'draft' } })
  expect(bodyOf(await admin.post(`${url}/publish`, { version: 1 })).code).toBe('already-decided')
})
