import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, openAdmin, anAdmin, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const NEW = 'Another-2027'
/** Parallel logins of a thief who knows the password. */
const THIEVES = 8

async function reset({ user }: Person) {
  const browser = openBrowser(server.app)
  await browser.post('/api/auth/password/forgot', { email: user.email })
  await server.delivered()
  const code = server.messenger.lastCodeTo(user.email)
  return () => browser.post('/api/auth/password/reset', { email: user.email, code, password: NEW })
}

async function change({ cookies, password }: Person) {
  const browser = openBrowser(server.app, { cookies })
  await browser.token()
  return () => browser.post('/api/auth/password/change', { current: password, password: NEW })
}

async function suspend({ user }: Person) {
  const admin = await anAdmin(server.database)
  await openAdmin(server.database, admin.sessionId)
  const browser = openBrowser(server.app, { cookies: admin.cookies })
  await browser.token()
  return () => browser.post(`/api/admin/people/${user.id}/suspend`, { reason: 'A report' })
}

async function remove({ user }: Person) {
  return () => server.database.db.deleteFrom('users').where('id', '=', user.id).execute()
}

const sessionsOf = async ({ user }: Person) => {
  const rows = await server.database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
  return rows.map(({ id }) => id)
}

test.each([
  ['a reset', reset, []],
  ['a change', change, ['own']],
  ['a suspension', suspend, []],
  ['a deletion', remove, []],
] as const)('%s ends logins that are under way, too', async (_, prepare, left) => {
  for (let round = 0; round < 3; round += 1) {
    const buyer = await aBuyer(server.database)
    const end = await prepare(buyer)
    const thieves = Array.from({ length: THIEVES }, () => openBrowser(server.app, { ip: '198.51.100.9' }))
    for (const thief of thieves) await thief.token()

    const logins = thieves.map((thief) =>
      thief.post('/api/auth/login', { email: buyer.user.email, password: buyer.password }),
    )
    await end()
    await Promise.all(logins)

    const own = left.length > 0 ? [buyer.sessionId] : []
    expect(await sessionsOf(buyer)).toEqual(own)
    for (const thief of thieves) expect(bodyOf(await thief.get('/api/auth/me'))).toBeNull()
  }
})

test('a login waits for a reset that is being stored, and then fails', async () => {
  const buyer = await aBuyer(server.database)
  const { email, id } = buyer.user
  const thief = openBrowser(server.app)
  await thief.token()
  let login: Promise<{ statusCode: number }> | undefined

  await server.database.transaction(async (tx) => {
    await tx
      .updateTable('users')
      .set({ password_hash: sql`'changed'` })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    login = thief.post('/api/auth/login', { email, password: buyer.password })
    await isWaiting()
  })

  expect((await login)?.statusCode).toBe(401)
  expect(await sessionsOf(buyer)).toEqual([])
})

/** Resolves once a statement waits for a row lock. */
async function isWaiting() {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into sessions%'`.execute(
        server.database.db,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}
