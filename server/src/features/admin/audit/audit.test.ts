import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { change, changeAll } from './change.ts'
import { makeAuditPartitions } from './partitions.store.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())

const author = () => ({
  source: 'admin' as const,
  userId: owner.user.id,
  sessionId: owner.sessionId,
  requestId: 'r-1',
  ip: '203.0.113.1',
  audit: { lines: 0 },
})
const list = async (query = '') =>
  bodyOf(await openBrowser(server.app, { cookies: owner.cookies }).get(`/api/admin/audit${query}`))
const nothing = { before: null, after: null, result: null }

test('a change and its entry are one transaction: who, what, before and after, from where', async () => {
  await change(
    server.database,
    { by: author(), action: 'thing.rename', entity: 'thing', entityId: 't1', reason: 'A slip' },
    async () => ({ before: { name: 'Old', size: 1 }, after: { name: 'New', size: 1 }, result: null }),
  )
  const failed = change(
    server.database,
    { by: author(), action: 'thing.fail', entity: 'thing', entityId: 't1' },
    () => Promise.reject(new Error('no')),
  )

  await expect(failed).rejects.toThrow('no')
  const { items } = await list('?filter=entity:thing&q=t1')
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      source: 'admin',
      actor: { id: owner.user.id, name: owner.user.name, email: owner.user.email },
      action: 'thing.rename',
      entity: 'thing',
      entityId: 't1',
      reason: 'A slip',
      before: { name: 'Old' },
      after: { name: 'New' },
      importId: null,
      partOf: null,
      ip: '203.0.113.1',
      requestId: 'r-1',
    },
  ])
})

test('an action on many things has an entry of its own, and one for each thing', async () => {
  const things = Array.from({ length: 3 }, (_, at) => ({
    id: `m${at}`,
    before: { on: true },
    after: { on: false },
  }))

  await changeAll(
    server.database,
    { by: { source: 'job' }, action: 'many.switch-off', entity: 'many', entityId: null },
    async () => ({ things, result: null }),
  )

  const { items } = await list('?filter=entity:many')
  const [whole, ...parts] = items.toReversed()
  expect(whole).toMatchObject({
    source: 'job',
    actor: null,
    entityId: null,
    after: { count: 3 },
    partOf: null,
  })
  expect(
    parts.map(({ entityId, partOf }: { entityId: string; partOf: string }) => [entityId, partOf]),
  ).toEqual([
    ['m0', whole.id],
    ['m1', whole.id],
    ['m2', whole.id],
  ])
})

test.each([
  ['updates', "update audit set reason = 'other'"],
  ['deletes', 'delete from audit'],
  ['empties', 'truncate audit'],
])('nobody %s what was written', async (_, statement) => {
  await change(
    server.database,
    { by: author(), action: 'a', entity: 'kept', entityId: 'k' },
    async () => nothing,
  )

  await expect(sql.raw(statement).execute(server.database.db)).rejects.toThrow('append-only')
})

test('nor can a partition of a month be truncated', async () => {
  const { db } = server.database
  await makeAuditPartitions(db, new Date('2026-01-15T00:00:00Z'))

  await expect(sql.raw('truncate audit_2026_02').execute(db)).rejects.toThrow('append-only')
})

test('partitions cover one month and some months ahead, and making them again changes nothing', async () => {
  const { db } = server.database
  const count = async () =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from pg_inherits where inhparent = 'audit'::regclass`.execute(db)
    ).rows[0]?.count ?? 0

  await Promise.all([makeAuditPartitions(db), makeAuditPartitions(db)])
  const before = await count()
  await makeAuditPartitions(db)

  expect(before).toBeGreaterThanOrEqual(4)
  expect(await count()).toBe(before)
})

test('the log is read in pages of fifty without gaps or duplicates while it grows', async () => {
  const things = Array.from({ length: 120 }, (_, at) => ({ id: `p${at}`, before: null, after: { at } }))
  await changeAll(
    server.database,
    { by: author(), action: 'page.fill', entity: 'page', entityId: null },
    async () => ({
      things,
      result: null,
    }),
  )

  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(`?filter=entity:page${cursor ? `&cursor=${cursor}` : ''}`)
    ids.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor
    await change(
      server.database,
      { by: author(), action: 'x', entity: 'page', entityId: 'late' },
      async () => nothing,
    )
  } while (cursor)

  expect(ids).toHaveLength(121)
  expect(new Set(ids).size).toBe(121)
})

test('an invalid cursor, date or person is refused with a problem', async () => {
  const browser = openBrowser(server.app, { cookies: owner.cookies })

  expect((await browser.get('/api/admin/audit?cursor=zzz')).statusCode).toBe(400)
  expect((await browser.get('/api/admin/audit?filter=at:2026-13-40')).statusCode).toBe(400)
  expect((await browser.get('/api/admin/audit?filter=actor:me')).statusCode).toBe(400)
})

test('the filters list the kinds of things and the admins', async () => {
  const body = bodyOf(
    await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/audit/filters'),
  )

  expect(body.entities).toEqual(expect.arrayContaining(['many', 'page', 'thing']))
  expect(body.actions).toEqual(
    expect.arrayContaining([
      { action: 'page.fill', entity: 'page' },
      { action: 'thing.rename', entity: 'thing' },
    ]),
  )
  expect(body.actors).toContainEqual({ id: owner.user.id, name: owner.user.name })
})
