import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database, { adminRole: 'support' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`delete from client_reports`.execute(server.database.db)
  await sql`delete from failures`.execute(server.database.db)
})

const browser = (person = owner) => openBrowser(server.app, { cookies: person.cookies })
const phone = openPhone()
function openPhone() {
  let at = 0
  return () => openBrowser(server.app, { ip: `198.51.100.${(at += 1) % 250}` })
}

/** Sends an error report as an app does. */
const report = (msg: string, data: object = {}) =>
  phone().post('/api/debug/log', {
    level: 'error',
    area: 'render',
    msg,
    data: { stack: `Error: ${msg}\n at Card`, route: '/explore', buildId: 'b1', ...data },
    ts: 1,
  })
const errors = async (query = '') => bodyOf(await browser().get(`/api/admin/error-reports${query}`))
const idOf = async (message: string) =>
  (await errors()).items.find((each: { message: string }) => each.message === message).id

test('error reports from two builds and two screens are one error, with their places', async () => {
  await report('plan is undefined')
  await report('plan is undefined', { route: '/dreamlist' })
  await report('plan is undefined', { buildId: 'b2' })
  await report('other')

  const { items, count } = await errors('?sort=-count')

  expect(count).toEqual({ rows: 2, isExact: true })
  expect(items[0]).toMatchObject({
    message: 'plan is undefined',
    status: 'open',
    builds: ['b2', 'b1'],
    routeCount: 2,
    count: 3,
  })
  expect(items[0].trend).toEqual([...Array.from({ length: 13 }, () => 0), 3])
  const detail = bodyOf(await browser().get(`/api/admin/error-reports/${items[0].id}`))
  expect(detail.reports.map(({ build, route }: { build: string; route: string }) => [build, route])).toEqual([
    ['b2', '/explore'],
    ['b1', '/dreamlist'],
    ['b1', '/explore'],
  ])
})

test('a resolved error reopens when it returns, and both are in the audit log', async () => {
  await report('returns')
  const id = await idOf('returns')

  const resolved = await browser().post('/api/admin/error-reports/resolve', {
    selection: { of: 'these', ids: [id] },
  })
  const between = await errors('?filter=status:resolved')
  await report('returns', { buildId: 'b2' })
  const after = await errors('?filter=status:reopened')

  expect(bodyOf(resolved)).toEqual({ changed: 1 })
  expect(between.items).toHaveLength(1)
  expect(after.items).toHaveLength(1)
  const { rows } = await sql<{ action: string; source: string }>`
    select action, source from audit where entity = 'error' and entity_id = ${id} order by id`.execute(
    server.database.db,
  )
  expect(rows).toEqual([
    { action: 'error.resolve', source: 'admin' },
    { action: 'error.return', source: 'job' },
  ])
})

test('resolving twice changes once', async () => {
  await report('twice')
  const selection = { of: 'these', ids: [await idOf('twice')] }

  const both = await Promise.all([
    browser().post('/api/admin/error-reports/resolve', { selection }),
    browser().post('/api/admin/error-reports/resolve', { selection }),
  ])

  expect(both.map((answer) => bodyOf(answer).changed === 1).filter(Boolean)).toHaveLength(1)
})

test('"all that match" resolves those that were shown, and nothing when one was added in between', async () => {
  await report('first of all')
  await report('second of all')
  const all = (rows: number) =>
    browser().post('/api/admin/error-reports/resolve', { selection: { of: 'all', q: 'of all', rows } })

  const moved = await all(1)
  const right = await all(2)

  expect([moved.statusCode, bodyOf(moved).code]).toEqual([409, 'selection-changed'])
  expect(bodyOf(right)).toEqual({ changed: 2 })
})

test("the CSV has the list's content, and no formula", async () => {
  await report('=HYPERLINK("https://evil.example")')
  await report('harmless')

  const answer = await browser().get('/api/admin/error-reports/csv?q=HYPERLINK')

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="error-reports.csv"')
  expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(answer.body).not.toContain('harmless')
})

test('others get 404 for the page', async () => {
  const buyer = await aBuyer(server.database)
  const idle = await anAdmin(server.database, { isOpen: false })

  const answers = await Promise.all([
    browser(buyer).get('/api/admin/error-reports'),
    browser(idle).get('/api/admin/error-reports/csv'),
    browser(buyer).post('/api/admin/error-reports/resolve', { selection: { of: 'these', ids: ['x'] } }),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('an unknown error is 404', async () => {
  expect((await browser().get(`/api/admin/error-reports/${'0'.repeat(64)}`)).statusCode).toBe(404)
  expect((await browser().get('/api/admin/error-reports/nonsense')).statusCode).toBe(404)
})
