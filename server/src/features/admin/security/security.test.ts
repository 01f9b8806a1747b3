import { sql } from 'kysely'
import { SECURITY_KINDS } from '@dream/contract/rules/admin/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldSecurityEvents } from '#platform/http/security-log.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person, signIn } from '#testing/people/people.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())

type Line = { kind: string; userId: string | null; ip: string | null; detail: string | null }

async function linesOf({ user }: Pick<Person, 'user'>): Promise<Line[]> {
  await server.app.securityLog?.flush()
  const { items } = bodyOf(
    await openBrowser(server.app, { cookies: owner.cookies }).get(
      `/api/admin/security?sort=at&filter=userId:${user.id}`,
    ),
  )
  return items
}
const kindsOf = async (person: Pick<Person, 'user'>) => (await linesOf(person)).map(({ kind }) => kind)

test('logins, failures, locks and logging out are events with the account and the address', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { ip: '198.51.100.4' })
  const { email } = buyer.user

  await browser.post('/api/auth/login', { email, password: 'Wrong-2026' })
  await browser.post('/api/auth/login', { email, password: buyer.password })
  await browser.post('/api/auth/logout')

  const lines = await linesOf(buyer)
  expect(lines.map(({ kind }) => kind)).toEqual(['login-failed', 'login', 'logged-out'])
  expect(new Set(lines.map(({ ip }) => ip))).toEqual(new Set(['198.51.100.4']))
  for (let tries = 0; tries < 12; tries += 1) {
    await browser.post('/api/auth/login', { email: 'nobody@example.com', password: 'Wrong-2026' })
  }
  await server.app.securityLog?.flush()
  const locked = await server.database.db
    .selectFrom('security_events')
    .select('ip')
    .where('kind', '=', 'login-locked')
    .execute()
  expect(locked.map(({ ip }) => ip)).toEqual(['198.51.100.4', '198.51.100.4'])
})

test('a replayed refresh token, a refused origin and a 403 are events', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const old = browser.copy()
  await browser.post('/api/auth/refresh')
  await browser.get('/api/user-progress')
  await sql`update sessions set rotated_at = now() - interval '2 minutes', last_used_at = now() where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )

  await old.post('/api/auth/refresh')
  const again = { ...buyer, ...(await signIn(server.database, buyer.user.id)) }
  await server.app.inject({ url: '/api/broker/conversations', headers: again.headers })
  await server.app.inject({
    method: 'POST',
    url: '/api/tours/explore/complete',
    headers: { ...again.headers, origin: 'https://evil.example' },
  })
  await server.app.inject({ url: '/api/admin/system', headers: again.headers })

  const lines = await linesOf(buyer)
  expect(lines.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['refresh-replayed', null],
    ['refused', 'GET /api/broker/conversations forbidden'],
    ['csrf-refused', 'POST /api/tours/:tourName/complete csrf-failed'],
    ['refused', 'GET /api/admin/system not-found'],
  ])
})

test('changes of credentials, roles and accounts are events, by every way in which they are made', async () => {
  const person = await aBuyer(server.database)
  const { db } = server.database
  const set = (change: object) =>
    db.updateTable('users').set(change).where('id', '=', person.user.id).execute()

  await set({ password_hash: 'another' })
  await set({ email: 'new-address@example.com' })
  await set({ phone: '+61400000001' })
  await set({ role: 'broker' })
  await set({ disabled_at: new Date() })
  await set({ disabled_at: null })
  await set({ name: 'Only a name' })
  await db.insertInto('admins').values({ user_id: person.user.id, role: 'editor' }).execute()
  await sql`update admins set role = 'owner' where user_id = ${person.user.id}`.execute(db)
  await sql`update admins set ended_at = now() where user_id = ${person.user.id}`.execute(db)
  await db
    .insertInto('admin_factors')
    .values({
      user_id: person.user.id,
      kind: 'totp',
      name: '',
      secret: Buffer.alloc(8),
      confirmed_at: new Date(),
    })
    .execute()
  await db.deleteFrom('admin_factors').where('user_id', '=', person.user.id).execute()
  await db.deleteFrom('users').where('id', '=', person.user.id).execute()

  expect(await kindsOf(person)).toEqual([
    'password-changed',
    'email-changed',
    'phone-changed',
    'role-changed',
    'suspended',
    'returned',
    'admin-made',
    'admin-changed',
    'admin-ended',
    'factor-added',
    'factor-removed',
    'account-removed',
  ])
})

test('the page knows every kind of event that the database writes', async () => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef(oid) as text from pg_proc where proname in ('note_account_change', 'note_admin_change', 'note_factor_change')`.execute(
    server.database.db,
  )
  const written = rows.flatMap(({ text }) =>
    [...text.matchAll(/\('([a-z-]+)', tg_op/g)].map(([, kind]) => kind),
  )

  expect(written.length).toBe(13)
  expect(written.filter((kind) => !SECURITY_KINDS.some((known) => known === kind))).toEqual([])
})

test('the log is listed, filtered and exported as a CSV, without names', async () => {
  const buyer = await aBuyer(server.database, { name: '=HYPERLINK("x")' })
  const browser = openBrowser(server.app, { ip: '198.51.100.77' })
  await browser.post('/api/auth/login', { email: buyer.user.email, password: 'Wrong-2026' })
  await server.app.securityLog?.flush()
  const admin = openBrowser(server.app, { cookies: owner.cookies })

  const page = bodyOf(await admin.get('/api/admin/security?filter=kind:login-failed;ip:198.51.100.77'))
  const csv = await admin.get('/api/admin/security/csv?filter=kind:login-failed')

  expect(page.items).toMatchObject([{ kind: 'login-failed', userId: buyer.user.id, role: 'buyer' }])
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toContain(buyer.user.id)
  expect(csv.body).not.toContain('@example.com')
  expect(csv.body).not.toContain('HYPERLINK')
})

test('events are kept for 90 days, and one address cannot fill the log', async () => {
  const { db } = server.database
  await sql`insert into security_events (kind, at, detail) values ('login', now() - interval '91 days', 'old'), ('login', now() - interval '89 days', 'young')`.execute(
    db,
  )
  const count = async () => {
    await server.app.securityLog?.flush()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from security_events where ip = '203.0.113.200'`.execute(db)
    return rows[0]?.count
  }

  await deleteOldSecurityEvents(db)
  for (let at = 0; at < 500; at += 1) server.app.securityLog?.note({ kind: 'refused', ip: '203.0.113.200' })

  const left = await db
    .selectFrom('security_events')
    .select('detail')
    .where('detail', 'in', ['old', 'young'])
    .execute()
  expect(left).toEqual([{ detail: 'young' }])
  expect(await count()).toBe(60)
  expect(server.complaints.splice(0).join()).toContain('left out lines')
})

test.each([
  "update security_events set detail = 'nothing was here' where kind = 'login'",
  "update security_events set ip = '203.0.113.9' where kind = 'login'",
  "delete from security_events where kind = 'login'",
  'truncate security_events',
])('nobody can cover their tracks by: %s', async (statement) => {
  const { db } = server.database
  await sql`insert into security_events (kind, ip) values ('login', '198.51.100.9')`.execute(db)

  await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
})
