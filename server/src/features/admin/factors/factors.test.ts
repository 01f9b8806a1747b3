import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAdmin } from '../admins/change-admins.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { bodyOf, openBrowser, type Browser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { codeOf, setUpTotp } from '#testing/people/admin-factors.ts'
import { createAuthenticator } from '#testing/people/authenticator.ts'
import { aBuyer } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const OWN = 'Of-My-Own-9'
const EMAIL = 'olive@example.com'
let browser: Browser

/** Owner made by the command, who has logged in with the one-time code and chosen a password of their own. */
beforeEach(async () => {
  await server.database.db.deleteFrom('users').where('email', '=', EMAIL).execute()
  await server.database.db.deleteFrom('attempts').execute()
  const { code } = await makeAdmin(
    { database: server.database, passwords: createPasswordHash() },
    { source: 'command' },
    { name: 'Olive', email: EMAIL, role: 'owner' },
  )
  browser = openBrowser(server.app)
  expect((await browser.post('/api/auth/login', { email: EMAIL, password: code })).statusCode).toBe(200)
  expect(bodyOf(await browser.get('/api/admin/step-up'))).toMatchObject({
    code: 'password-change-required',
  })
  await browser.post('/api/auth/password/change', { current: code, password: OWN })
})

async function elsewhere() {
  const other = openBrowser(server.app)
  await other.post('/api/auth/login', { email: EMAIL, password: OWN })
  return other
}
const stepUp = async (who: Browser) => bodyOf(await who.get('/api/admin/step-up'))
const typeCode = (who: Browser, code: string) => who.post('/api/admin/step-up/code', { code })
const letHoursPass = (hours: number) =>
  sql`update admins set set_up_until = set_up_until - make_interval(hours => ${hours})`.execute(
    server.database.db,
  )

test('a new owner sets an authenticator app up, which does the step-up, and gets ten recovery codes once', async () => {
  expect(await stepUp(browser)).toEqual({ role: 'owner', isOpen: false, ways: [], maySetUp: true })

  const { answer, recoveryCodes } = await setUpTotp(browser)

  expect(bodyOf(answer).stepUp).toEqual({
    role: 'owner',
    isOpen: true,
    ways: ['totp', 'recovery'],
    maySetUp: false,
  })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser.get('/api/admin/audit')).statusCode).toBe(200)
  const stored = await server.database.db.selectFrom('admin_factors').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(bodyOf(answer).secret ?? 'secret-not-answered')
})

test("an app's code works once for another device: not a second time, and not after a minute", async () => {
  const { secret, code } = await setUpTotp(browser)
  const other = await elsewhere()

  expect(bodyOf(await typeCode(other, await codeOf(secret, -2))).code).toBe('code-wrong')
  expect(bodyOf(await typeCode(other, code)).code, 'it was used to set up').toBe('code-wrong')
  const next = await codeOf(secret, 1)
  const answers = await Promise.all([typeCode(other, next), typeCode(await elsewhere(), next)])

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1)
})

test('a recovery code works once, typed as it was written down', async () => {
  const { recoveryCodes } = await setUpTotp(browser)
  const [code = ''] = recoveryCodes ?? []
  const other = await elsewhere()

  expect((await typeCode(other, ` ${code.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(200)
  expect(bodyOf(await typeCode(await elsewhere(), code)).code).toBe('code-wrong')
  expect(bodyOf(await other.get('/api/admin/sign-in')).recoveryCodesLeft).toBe(9)
})

test("a passkey is created, and does the step-up on another device with that device's challenge", async () => {
  const device = createAuthenticator()
  const options = bodyOf(await browser.post('/api/admin/step-up/set-up/passkey/options', {}))
  const made = await browser.post('/api/admin/step-up/set-up/passkey', {
    name: 'Laptop',
    passkey: device.make(options),
  })
  expect(bodyOf(made).stepUp).toMatchObject({ isOpen: true, ways: ['passkey', 'recovery'] })

  const other = await elsewhere()
  const signed = device.sign(bodyOf(await other.post('/api/admin/step-up/passkey/options', {})))

  expect(bodyOf(await (await elsewhere()).post('/api/admin/step-up/passkey', signed)).code).toBe(
    'passkey-refused',
  )
  expect((await other.post('/api/admin/step-up/passkey', signed)).statusCode).toBe(200)
  expect(bodyOf(await other.post('/api/admin/step-up/passkey', signed)).code, 'a second time').toBe(
    'passkey-refused',
  )
})

test.each([
  ['of another page', { origin: 'https://dream-design.example' }],
  ['whose holder was not verified', { isVerifying: false }],
])('a passkey %s sets nothing up and opens nothing', async (_, faults) => {
  const options = bodyOf(await browser.post('/api/admin/step-up/set-up/passkey/options', {}))
  const answer = await browser.post('/api/admin/step-up/set-up/passkey', {
    name: '',
    passkey: createAuthenticator(faults).make(options),
  })

  expect(bodyOf(answer).code).toBe('passkey-refused')
  expect(await stepUp(browser)).toMatchObject({ isOpen: false, ways: [] })
})

test('with the password only nobody sets up a second factor, nor after a day', async () => {
  await letHoursPass(25)
  expect(bodyOf(await browser.post('/api/admin/step-up/set-up/totp', {})).code).toBe('set-up-closed')
  await letHoursPass(-25)
  await setUpTotp(browser)
  const thief = await elsewhere()

  for (const path of ['totp', 'passkey/options']) {
    expect(bodyOf(await thief.post(`/api/admin/step-up/set-up/${path}`, {})).code).toBe('set-up-closed')
  }
})

test('a further factor needs a recent step-up, and the last one stays', async () => {
  await setUpTotp(browser)
  const later = () =>
    sql`update sessions set admin_confirmed_at = now() - interval '6 minutes' where admin_confirmed_at is not null`.execute(
      server.database.db,
    )
  const [only] = bodyOf(await browser.get('/api/admin/sign-in')).factors
  expect(bodyOf(await browser.delete(`/api/admin/sign-in/factors/${only.id}`)).code).toBe('last-factor')
  await later()
  expect(bodyOf(await browser.post('/api/admin/step-up/set-up/totp', {})).code).toBe('confirm-it-is-you')
  expect(bodyOf(await browser.delete(`/api/admin/sign-in/factors/${only.id}`)).code).toBe('confirm-it-is-you')
})

test('ten failures are the limit for a quarter of an hour, for all ways together', async () => {
  const { secret } = await setUpTotp(browser)
  const other = await elsewhere()
  for (let tries = 0; tries < 10; tries += 1) await typeCode(other, '000000')

  expect((await typeCode(other, await codeOf(secret, 1))).statusCode).toBe(429)
})

test("own devices are listed and signed out, and nobody sees other people's", async () => {
  await setUpTotp(browser)
  const other = await elsewhere()
  const { devices } = bodyOf(await browser.get('/api/admin/sign-in'))
  expect(devices.map(({ isThis }: { isThis: boolean }) => isThis).toSorted()).toEqual([false, true])
  const that = devices.find(({ isThis }: { isThis: boolean }) => !isThis)

  expect((await browser.delete(`/api/admin/sign-in/devices/${that.id}`)).statusCode).toBe(204)
  expect((await other.get('/api/admin/step-up')).statusCode).toBe(404)
  expect((await browser.delete(`/api/admin/sign-in/devices/${that.id}`)).statusCode).toBe(404)
})

test('the mailbox alone gives no access: a reset code is sent only to an admin with a second factor', async () => {
  const forgot = () => openBrowser(server.app).post('/api/auth/password/forgot', { email: EMAIL })
  const codes = () =>
    server.messenger.sent.filter(({ to, text }) => to === EMAIL && /\b\d{8}\b/.test(text)).length
  const another = 'another-buyer@example.com'
  await aBuyer(server.database, { email: another })
  await forgot()
  await openBrowser(server.app).post('/api/auth/password/forgot', { email: another })
  await server.delivered()
  expect(server.messenger.sent.some(({ to }) => to === another)).toBe(true)
  expect(codes()).toBe(0)

  await setUpTotp(browser)
  await forgot()
  await server.delivered()

  expect(codes()).toBe(1)
})
