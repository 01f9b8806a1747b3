import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, signIn } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await startTestApp()
  there = await startTestApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

async function statusAt(server: TestApp, cookies: Record<string, string>) {
  return (await openBrowser(server.app, { cookies }).get('/api/user-progress')).statusCode
}

test('logging out at one process is notified to the other, which had the session cached', async () => {
  const buyer = await aBuyer(here.database)
  expect(await statusAt(there, buyer.cookies)).toBe(200)

  await openBrowser(here.app, { cookies: buyer.cookies }).post('/api/auth/logout')

  expect(await statusAt(here, buyer.cookies)).toBe(401)
  await expect.poll(() => statusAt(there, buyer.cookies), { interval: 20 }).toBe(401)
})

test('a session that is deleted in the database itself is over in both processes', async () => {
  const buyer = await aBuyer(here.database)
  for (const server of [here, there]) expect(await statusAt(server, buyer.cookies)).toBe(200)

  await here.database.db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()

  for (const server of [here, there]) {
    await expect.poll(() => statusAt(server, buyer.cookies), { interval: 20 }).toBe(401)
  }
})

test('a completed step at one process opens routes at the other at once', async () => {
  const buyer = await aBuyer(here.database, { hasCompletedProfile: false })
  expect(await statusAt(there, buyer.cookies)).toBe(403)

  await here.database.db
    .updateTable('users')
    .set({ profile_completed_at: new Date() })
    .where('id', '=', buyer.user.id)
    .execute()

  expect(await statusAt(there, buyer.cookies)).toBe(200)
})

test('a process whose listener was cut trusts none of its cached sessions, long before the cache would expire', async () => {
  const buyer = await aBuyer(here.database)
  expect(await statusAt(here, buyer.cookies)).toBe(200)
  const { db } = here.database

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'dream-design listener'`.execute(db)
  await db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()

  await expect.poll(() => statusAt(here, buyer.cookies), { interval: 20 }).toBe(401)
})

test('a person who lost a phone ends all other sessions from this one, in every process', async () => {
  const buyer = await aBuyer(here.database)
  const lost = await signIn(here.database, buyer.user.id)
  for (const server of [here, there]) expect(await statusAt(server, lost.cookies)).toBe(200)

  const phone = openBrowser(here.app, { cookies: buyer.cookies })
  await phone.post('/api/auth/confirm', { password: buyer.password })
  const answer = await phone.post('/api/auth/logout/others')

  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect([await statusAt(here, buyer.cookies), await statusAt(here, lost.cookies)]).toEqual([200, 401])
  await expect.poll(() => statusAt(there, lost.cookies), { interval: 20 }).toBe(401)
  const signedOut = await openBrowser(here.app).post('/api/auth/logout/others')
  expect(signedOut.statusCode).toBe(401)
})
