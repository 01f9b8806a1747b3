import type { Filter } from '@dream/contract/rules/admin/filters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { filterSql, searchSql } from '../list/filter.store.ts'
import { AUDIT_LIST } from './audit-list.store.ts'
import { change } from './change.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())

const read = (path: string) => openBrowser(server.app, { cookies: owner.cookies }).get(path)
const idsOf = async (query: string): Promise<string[]> =>
  bodyOf(await read(`/api/admin/audit?${query}`)).items.map(({ entityId }: { entityId: string }) => entityId)

type Line = { action: string; entityId: string; reason?: string; isOwn?: boolean }

async function write({ action, entityId, reason, isOwn = false }: Line) {
  const { user, sessionId } = owner
  const admin = { userId: user.id, sessionId, requestId: 'r', ip: '203.0.113.1', audit: { lines: 0 } }
  const by = isOwn ? { source: 'admin' as const, ...admin } : { source: 'job' as const }
  const [entity = ''] = action.split('.')
  await change(server.database, { by, action, entity, entityId, reason }, async () => ({
    before: { name: '=cmd|calc' },
    after: { name: 'New' },
    result: null,
  }))
}

test('the log is filtered by actor, entity and action, and sorted either way', async () => {
  await write({ action: 'lamp.light', entityId: 'l1', isOwn: true })
  await write({ action: 'lamp.dim', entityId: 'l2' })
  await write({ action: 'door.open', entityId: 'd1', isOwn: true })

  expect(await idsOf('filter=entity:lamp')).toEqual(['l2', 'l1'])
  expect(await idsOf('filter=entity:lamp&sort=at')).toEqual(['l1', 'l2'])
  expect(await idsOf(`filter=entity:lamp,door;actor:${owner.user.id}`)).toEqual(['d1', 'l1'])
  expect(await idsOf('filter=action:lamp.dim,door.open')).toEqual(['d1', 'l2'])
  expect(await idsOf('filter=entity:lamp;at:-1h')).toEqual(['l2', 'l1'])
})

test('it is searched by the end of an id and by the words of a reason; nothing typed is a wildcard', async () => {
  await write({
    action: 'call.take',
    entityId: '0190a000-0000-7000-8000-0000000abcde',
    reason: 'Called: lost phone',
  })
  await write({ action: 'call.take', entityId: 'c_50%', reason: 'Wrote to us' })

  expect(await idsOf('filter=entity:call&q=0abcde')).toEqual(['0190a000-0000-7000-8000-0000000abcde'])
  expect(await idsOf('filter=entity:call&q=PHONE call')).toEqual(['0190a000-0000-7000-8000-0000000abcde'])
  expect(await idsOf('filter=entity:call&q=_50%25')).toEqual(['c_50%'])
  expect(await idsOf('filter=entity:call&q=%25')).toEqual(['c_50%'])
  expect(await idsOf("filter=entity:call&q=wrote' %26 | !( :*")).toEqual(['c_50%'])
  expect(await idsOf('filter=entity:call&q=hone')).toEqual([])
})

test('a reason is found in the spelling that people type on a phone', async () => {
  await write({ action: 'note.take', entityId: 'n1', reason: 'Siobhán O’Brien called from 0412 345 678' })

  for (const typed of ["siobhan o'brien", 'OBrien', '0412345678', '0412 345 678']) {
    expect(await idsOf(`filter=entity:note&q=${encodeURIComponent(typed)}`)).toEqual(['n1'])
  }
})

test("an entry belongs to the date in the brokerage's time zone", async () => {
  await write({ action: 'clock.tick', entityId: 'now' })
  const { rows } = await sql<{ day: string; next: string }>`
    select to_char(now() at time zone 'Australia/Sydney', 'YYYY-MM-DD') as day,
      to_char((now() at time zone 'Australia/Sydney') + interval '1 day', 'YYYY-MM-DD') as next`.execute(
    server.database.db,
  )
  const { day = '', next = '' } = rows[0] ?? {}

  expect(await idsOf(`filter=entity:clock;at:${day},${day}`)).toEqual(['now'])
  expect(await idsOf(`filter=entity:clock;at:${next},${next}`)).toEqual([])
})

test('the CSV has every field, and no formula', async () => {
  await write({ action: 'sheet.write', entityId: '=1+1', reason: '@SUM(A1)', isOwn: true })

  const csv = await read('/api/admin/audit/csv?filter=entity:sheet')

  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heads, line] = csv.body.split('\r\n')
  expect(heads).toContain('When,Who,Email,By way of,What,Of what,Id,Reason,Before,After,From')
  expect(line).toContain(`${owner.user.name},${owner.user.email},admin,sheet.write,sheet,'=1+1,'@SUM(A1)`)
  expect(line).toContain('=cmd|calc')
})

test.each<[string, Filter | string]>([
  ['_action_', { column: 'action', values: ['lamp.dim'] }],
  ['_actor_', { column: 'actor', values: ['0190a000-0000-7000-8000-000000000001'] }],
  ['_entity_', { column: 'entity', values: ['lamp'] }],
  ['_reverse_', '0abcde'],
  ['_to_tsvector_', 'phone'],
])('what narrows the log has an index, however long it is: %s', async (index, chosen) => {
  const { db } = server.database
  await fill(30_000)
  const column = typeof chosen === 'string' ? undefined : AUDIT_LIST.columns[chosen.column]
  const where =
    typeof chosen === 'string' ? searchSql(AUDIT_LIST, chosen) : column && filterSql(column, chosen)

  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from ${AUDIT_LIST.from} where ${where} order by a.at desc, a.id desc limit 51`.execute(
    db,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')

  const month = new Date().toISOString().slice(0, 7).replace('-', '_')
  expect(plan).toContain(`audit_${month}${index}`)
  expect(plan).not.toContain(`Seq Scan on audit_${month}`)
})

/** Fills the log with many entries about other things, once. */
async function fill(lines: number) {
  const { db } = server.database
  await sql`
    insert into audit (source, action, entity, entity_id, reason, actor)
    select 'job', 'filler.act' || n % 50, 'filler', 'f' || n, 'Reason ' || n, gen_random_uuid()
    from generate_series(1, ${lines}::int) as n
    where not exists (select from audit where entity = 'filler')`.execute(db)
  await sql`analyze audit`.execute(db)
}
