import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** Advances the database's clock for one session, by moving its stored times back. */
const secondsPass = (buyer: Person, seconds: number) =>
  sql`update sessions set rotated_at = rotated_at - make_interval(secs => ${seconds}),
      access_expires_at = access_expires_at - make_interval(secs => ${seconds}),
      last_used_at = last_used_at - make_interval(secs => ${seconds})
    where user_id = ${buyer.user.id}`.execute(server.database.db)

async function aSignedInBrowser() {
  const buyer = await aBuyer(server.database)
  return { buyer, browser: openBrowser(server.app, { cookies: buyer.cookies }) }
}

const refresh = '/api/auth/refresh'

test('refreshing gives new cookies to the same session, whose CSRF token stays valid', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const token = await browser.token()

  const answer = await browser.post(refresh)

  expect(answer.statusCode).toBe(200)
  expect(bodyOf(answer).email).toBe(buyer.user.email)
  expect(browser.jar.get('sid')).not.toBe(buyer.cookies.sid)
  expect(browser.jar.get('rid')).not.toBe(buyer.cookies.rid)
  expect(await browser.token()).toBe(token)
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
  const old = openBrowser(server.app, { cookies: { sid: buyer.cookies.sid } })
  expect((await old.get('/api/profile')).statusCode).toBe(401)
})

test('when the access cookie has expired, routes refuse, me refuses instead of answering null, and a refresh repairs it', async () => {
  const { buyer } = await aSignedInBrowser()
  const browser = openBrowser(server.app, { cookies: { rid: buyer.cookies.rid } })

  expect([
    (await browser.get('/api/profile')).statusCode,
    (await browser.get('/api/auth/me')).statusCode,
  ]).toEqual([401, 401])
  await browser.post(refresh)

  expect(bodyOf(await browser.get('/api/auth/me')).id).toBe(buyer.user.id)
})

test('two tabs that refresh at once both stay signed in, in whichever order they are answered', async () => {
  const { browser } = await aSignedInBrowser()
  const tabs = [browser, ...Array.from({ length: 7 }, () => browser.copy())]

  const answers = await Promise.all(tabs.map((tab) => tab.post(refresh)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200))
  expect(new Set(tabs.map((tab) => tab.jar.get('rid'))).size).toBe(1)
  for (const tab of tabs) expect((await tab.get('/api/profile')).statusCode).toBe(200)
})

test('a tab that resumes late gets the successor within a minute, and no cookies are cleared', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const late = browser.copy()
  await browser.post(refresh)
  await browser.get('/api/profile')
  await secondsPass(buyer, 55)

  const answer = await late.post(refresh)

  expect(answer.statusCode).toBe(200)
  expect(late.jar.get('rid')).toBe(browser.jar.get('rid'))
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
})

test('a stolen token that is replayed after a minute ends the session for thief and owner', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const thief = browser.copy()
  await browser.post(refresh)
  await browser.get('/api/profile')
  await secondsPass(buyer, 61)

  const replay = await thief.post(refresh)

  expect([replay.statusCode, replay.json()]).toEqual([
    401,
    { code: 'refresh-failed', message: 'Session refresh failed' },
  ])
  expect(replay.headers['set-cookie']).toBeUndefined()
  expect((await browser.get('/api/profile')).statusCode).toBe(401)
  expect((await browser.post(refresh)).statusCode).toBe(401)
})

test('however old a replayed token is, it still ends the session that it was stolen from', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const thief = browser.copy()
  for (let turn = 0; turn < 3; turn += 1) {
    await browser.post(refresh)
    await secondsPass(buyer, 61)
  }

  await thief.post(refresh)

  expect((await browser.get('/api/profile')).statusCode).toBe(401)
})

test('an answer that was lost does not sign out: the same token is answered again, even much later', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const withoutAnswer = browser.copy()
  await browser.post(refresh)
  await secondsPass(buyer, 3600)

  const answer = await withoutAnswer.post(refresh)

  expect(answer.statusCode).toBe(200)
  expect((await withoutAnswer.get('/api/profile')).statusCode).toBe(200)
})

test('a tab that was refused with the old cookies and refreshes with the newest ones keeps the newest', async () => {
  const { browser } = await aSignedInBrowser()
  await browser.post(refresh)
  const newest = browser.jar.get('rid')

  await browser.copy().post(refresh)

  expect((await browser.get('/api/profile')).statusCode).toBe(200)
  expect(browser.jar.get('rid')).toBe(newest)
})

test('without a refresh cookie, or with a made-up one, the message is that of product §8', async () => {
  const without = await openBrowser(server.app).post(refresh)
  const madeUp = await openBrowser(server.app, { cookies: { rid: 'x'.repeat(65) } }).post(refresh)
  const malformed = await openBrowser(server.app, { cookies: { rid: 'short' } }).post(refresh)

  expect(without.json()).toEqual({ code: 'refresh-missing', message: 'No refresh token available' })
  expect(madeUp.json()).toEqual({ code: 'refresh-failed', message: 'Session refresh failed' })
  expect(malformed.json()).toEqual(madeUp.json())
})

test('a session ends after 30 idle days, and after 180 days in any case', async () => {
  const { buyer, browser } = await aSignedInBrowser()
  const { db } = server.database
  await sql`update sessions set created_at = now() - interval '179 days 23 hours' where user_id = ${buyer.user.id}`.execute(
    db,
  )
  await browser.post(refresh)

  const { rows } = await sql<{
    hours: number
  }>`select extract(epoch from expires_at - now())::float8 / 3600 as hours
    from sessions where user_id = ${buyer.user.id}`.execute(db)
  await sql`update sessions set expires_at = now() where user_id = ${buyer.user.id}`.execute(db)

  expect(rows[0]?.hours).toBeCloseTo(1, 1)
  expect((await browser.post(refresh)).json()).toMatchObject({ code: 'refresh-failed' })
})

test('the database holds no usable token', async () => {
  const { buyer } = await aSignedInBrowser()

  const rows = await server.database.db.selectFrom('sessions').selectAll().execute()

  const text = JSON.stringify(rows)
  const hex = Buffer.from(buyer.cookies.rid).toString('hex')
  for (const secret of [buyer.cookies.sid, buyer.cookies.rid, hex]) expect(text).not.toContain(secret)
})
