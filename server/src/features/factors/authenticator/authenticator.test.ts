import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { codeOf, withAuthenticator } from '#testing/people/admin-factors.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const MINE = '/api/broker/authenticator'
const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const logIn = ({ user: { email }, password }: Person, more: object = {}) =>
  openBrowser(server.app).post('/api/auth/login', { email, password, ...more })
const codeIn = (answer: Awaited<ReturnType<typeof logIn>>) => bodyOf(answer).code

/** Broker with an authenticator app. */
async function someone() {
  const broker = await aBroker(server.database)
  const browser = browserOf(broker)
  return { broker, browser, ...(await withAuthenticator(browser, broker.password)) }
}

test('a broker sets an app up after a step-up by password, gets ten recovery codes once, and is notified by email', async () => {
  const broker = await aBroker(server.database)
  const browser = browserOf(broker)
  expect(bodyOf(await browser.get(MINE))).toEqual({ authenticator: null })
  expect(codeIn(await browser.post(MINE))).toBe('confirm-it-is-you')

  const { broker: owner, browser: owned, recoveryCodes } = await someone()
  await server.delivered()

  expect(new Set(recoveryCodes).size).toBe(10)
  expect(bodyOf(await owned.get(MINE)).authenticator).toMatchObject({ recoveryCodesLeft: 10 })
  expect(codeIn(await owned.post(MINE))).toBe('authenticator-there')
  const letters = server.messenger.sent.filter(({ to }) => to === owner.user.email)
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('also needs a code from the app')])
})

test('an app is not required before its first code was entered', async () => {
  const broker = await aBroker(server.database)
  const browser = browserOf(broker)
  await browser.post('/api/auth/confirm', { password: broker.password })
  await browser.post(MINE)

  expect(codeIn(await browser.post(`${MINE}/confirm`, { code: '000000' }))).toBe('code-wrong')
  expect((await logIn(broker)).statusCode).toBe(200)
})

test('the password alone no longer signs in; with a code it does, and no code works twice', async () => {
  const { broker, secret, code: used } = await someone()
  const alone = await logIn(broker)
  expect([alone.statusCode, codeIn(alone), alone.headers['set-cookie'] ?? '']).toEqual([
    401,
    'second-factor-required',
    expect.not.stringContaining('session'),
  ])
  expect(codeIn(await logIn(broker, { code: '000000' }))).toBe('code-wrong')
  expect(codeIn(await logIn(broker, { code: used })), 'it was used to set up').toBe('code-wrong')

  const code = await codeOf(secret, 1)
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(broker, { code })))

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 400, 400, 400, 400, 400,
  ])
})

test('a code is neither required nor checked before the password is right', async () => {
  const { broker, secret } = await someone()
  const wrong = { ...broker, password: 'Not-Theirs-1' }

  expect(codeIn(await logIn(wrong))).toBe('credentials-wrong')
  expect(codeIn(await logIn(wrong, { code: await codeOf(secret, 1) }))).toBe('credentials-wrong')
  expect((await logIn(broker, { code: await codeOf(secret, 1) })).statusCode).toBe(200)
})

test('a login without its code is not counted as a failure, however often', async () => {
  const { broker, secret } = await someone()
  for (let tries = 0; tries < 12; tries += 1)
    expect(codeIn(await logIn(broker))).toBe('second-factor-required')

  expect((await logIn(broker, { code: await codeOf(secret, 1) })).statusCode).toBe(200)
})

test('after ten wrong codes codes are refused for a quarter of an hour, from every IP', async () => {
  const { broker, secret } = await someone()
  const from = (ip: string, code: string) =>
    openBrowser(server.app, { ip }).post('/api/auth/login', {
      email: broker.user.email,
      password: broker.password,
      code,
    })
  for (let tries = 0; tries < 10; tries += 1) await from(`198.51.100.${tries}`, '000000')

  expect((await from('198.51.100.77', await codeOf(secret, 1))).statusCode).toBe(429)
})

test('a recovery code works once, and new ones end the earlier ones', async () => {
  const { broker, browser, recoveryCodes } = await someone()
  const [first = '', second = ''] = recoveryCodes
  expect((await logIn(broker, { code: first.toUpperCase().replace('-', ' ') })).statusCode).toBe(200)
  expect(codeIn(await logIn(broker, { code: first }))).toBe('code-wrong')
  expect(bodyOf(await browser.get(MINE)).authenticator).toMatchObject({ recoveryCodesLeft: 9 })

  const renewed = bodyOf(await browser.post(`${MINE}/recovery-codes`)).recoveryCodes as string[]

  expect(codeIn(await logIn(broker, { code: second }))).toBe('code-wrong')
  expect((await logIn(broker, { code: renewed[0] })).statusCode).toBe(200)
})

test('removing the app needs a step-up; then the password is enough, and the recovery codes are gone', async () => {
  const { broker, browser } = await someone()
  const forget = () =>
    sql`update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${broker.user.id}`.execute(
      server.database.db,
    )
  await forget()
  expect(codeIn(await browser.delete(MINE))).toBe('confirm-it-is-you')
  await browser.post('/api/auth/confirm', { password: broker.password })

  expect((await browser.delete(MINE)).statusCode).toBe(204)

  expect((await logIn(broker)).statusCode).toBe(200)
  const codes = await server.database.db
    .selectFrom('admin_codes')
    .select('id')
    .where('user_id', '=', broker.user.id)
    .execute()
  expect(codes).toEqual([])
  expect((await browser.delete(MINE)).statusCode).toBe(404)
})

test('a code has no effect for a person without an app', async () => {
  expect((await logIn(await aBuyer(server.database), { code: '123456' })).statusCode).toBe(200)
})
