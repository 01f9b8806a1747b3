import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const newcomer = (email: string) => ({
  name: ' Ada Lane ',
  email,
  password: 'Wattle-2026',
  hasInstalledApp: true,
})

test('a visitor registers and is signed in as a buyer who has yet to verify a phone', async () => {
  const browser = openBrowser(server.app)

  const answer = await browser.post('/api/auth/register', newcomer(' Ada@Example.com '))

  expect(answer.statusCode).toBe(201)
  expect(bodyOf(answer)).toEqual({
    id: expect.any(String),
    name: 'Ada Lane',
    email: 'ada@example.com',
    isEmailVerified: false,
    isPhoneVerified: false,
    hasCompletedProfile: false,
    isBroker: false,
    isAdmin: false,
    hasEnabledNotifications: false,
    mustChangePassword: false,
    selectedBrokerId: null,
    isPasskeyOffered: false,
    consent: 'none',
  })
  expect(bodyOf(await browser.get('/api/auth/me'))).toEqual(bodyOf(answer))
  expect((await browser.get('/api/profile')).json()).toMatchObject({ code: 'phone-unverified' })
  const row = await server.database.db
    .selectFrom('users')
    .select(['password_hash', 'has_installed_app'])
    .where('email', '=', 'ada@example.com')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    has_installed_app: true,
  })
})

test.each([
  [{ name: '  ' }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
  [{ email: undefined }, 'email', 'Please enter a valid email address'],
  [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
  [{ password: 'nocapital1' }, 'password', 'Password must contain uppercase, lowercase, and number'],
  [{ password: 'NOLOWER11' }, 'password', 'Password must contain uppercase, lowercase, and number'],
  [{ password: 'NoNumberHere' }, 'password', 'Password must contain uppercase, lowercase, and number'],
  [{ name: 'A\0da' }, '', 'Text must not contain null characters'],
])(
  'registering with %j is refused at %s with the texts of the form (product §5)',
  async (wrong, path, message) => {
    const browser = openBrowser(server.app)

    const answer = await browser.post('/api/auth/register', { ...newcomer('new@example.com'), ...wrong })

    expect(answer.statusCode).toBe(400)
    expect(bodyOf(answer)).toEqual({ code: 'validation-failed', message, errors: [{ path, message }] })
  },
)

test.each([
  ['Password1', 'This is one of the most common passwords. Choose another one.'],
  ['Ada-Lane-2026', "Choose one that isn't made of your name, your email or our words."],
  ['Dream-2026', "Choose one that isn't made of your name, your email or our words."],
])(
  'the password %s, which anybody would try first, is refused although it fits the rule',
  async (password, message) => {
    const answer = await openBrowser(server.app).post('/api/auth/register', {
      ...newcomer('everyday@example.com'),
      password,
    })

    expect(answer.statusCode).toBe(400)
    expect(bodyOf(answer).errors).toEqual([{ path: 'password', message }])
  },
)

test('of two registrations of one email at once, one wins and the other is refused as taken', async () => {
  const answers = await Promise.all(
    ['Race@example.com', 'race@EXAMPLE.com', 'race@example.com'].map((email) =>
      openBrowser(server.app).post('/api/auth/register', newcomer(email)),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({
    code: 'email-taken',
    message: "There's already an account with this email. Log in instead.",
  })
})

test('logging in gives a new session each time and ends the one that the browser had', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })

  const answer = await browser.post('/api/auth/login', {
    email: buyer.user.email.toUpperCase(),
    password: buyer.password,
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-csrf-token']).toBe(await browser.token())
  expect(browser.jar.get('sid')).not.toBe(buyer.cookies.sid)
  expect(bodyOf(await browser.get('/api/auth/me')).email).toBe(buyer.user.email)
  const thief = openBrowser(server.app, { cookies: buyer.cookies })
  expect((await thief.get('/api/auth/me')).json()).toBeNull()
})

test('a planted session cookie is not used for the session that logging in starts', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: { sid: 'planted', rid: 'planted', aid: 'planted' } })

  await browser.post('/api/auth/login', { email: buyer.user.email, password: buyer.password })

  expect([browser.jar.get('sid'), browser.jar.get('rid')]).not.toContain('planted')
  const planter = openBrowser(server.app, { cookies: { sid: 'planted', rid: 'planted' } })
  expect((await planter.get('/api/auth/me')).json()).toBeNull()
})

test('a wrong password and an unknown email get the same answer', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app)

  const wrong = await browser.post('/api/auth/login', { email: buyer.user.email, password: 'Wrong-2026' })
  const unknown = await browser.post('/api/auth/login', {
    email: 'nobody@example.com',
    password: 'Wrong-2026',
  })

  expect([wrong.statusCode, wrong.json()]).toEqual([
    401,
    { code: 'credentials-wrong', message: "That email and password don't match." },
  ])
  const { date: _a, ...headersOfWrong } = wrong.headers
  const { date: _b, ...headersOfUnknown } = unknown.headers
  expect([unknown.statusCode, unknown.json(), headersOfUnknown]).toEqual([401, wrong.json(), headersOfWrong])
})

test('a deactivated account cannot be entered, not even by an open session', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  await server.database.db
    .updateTable('users')
    .set({ disabled_at: new Date() })
    .where('id', '=', buyer.user.id)
    .execute()

  const answer = await openBrowser(server.app).post('/api/auth/login', {
    email: buyer.user.email,
    password: buyer.password,
  })

  expect(answer.json()).toMatchObject({ code: 'credentials-wrong' })
  await expect.poll(async () => (await browser.get('/api/profile')).statusCode).toBe(401)
  expect((await browser.post('/api/auth/refresh')).statusCode).toBe(401)
})

test('logging out ends the session at the server and clears its cookies', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  await browser.get('/api/auth/me')

  const answer = await browser.post('/api/auth/logout')

  expect(answer.statusCode).toBe(204)
  expect([...browser.jar.keys()]).not.toContain('sid')
  expect([...browser.jar.keys()]).not.toContain('rid')
  const replay = openBrowser(server.app, { cookies: buyer.cookies })
  expect((await replay.get('/api/profile')).statusCode).toBe(401)
  expect((await replay.post('/api/auth/refresh')).statusCode).toBe(401)
})

test('logging out ends the session also when its access cookie has expired, and is harmless when signed out', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: { rid: buyer.cookies.rid } })

  expect((await browser.post('/api/auth/logout')).statusCode).toBe(204)
  expect((await browser.post('/api/auth/logout')).statusCode).toBe(204)

  const sessions = await server.database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(sessions).toEqual([])
})

test('signed out, me is null with status 200 and must not be cached', async () => {
  const answer = await openBrowser(server.app).get('/api/auth/me')

  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'null', 'no-store'])
})

test('the CSRF token comes in a header without a body, mirrored in a cookie', async () => {
  const browser = openBrowser(server.app)

  const answer = await browser.get('/api/auth/csrf-token')

  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  expect(browser.jar.get('csrfToken')).toBe(answer.headers['x-csrf-token'])
})

test('on https the cookies are secure and bound to the host by their names', async () => {
  const https = await startTestApp({
    settings: { PUBLIC_URL: 'https://dream.example.com' },
    database: server.database,
  })
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(https.app)

  const answer = await browser.post('/api/auth/login', { email: buyer.user.email, password: buyer.password })

  const byName = Object.fromEntries(answer.cookies.map(({ name, ...cookie }) => [name, cookie]))
  const common = { value: expect.any(String), path: '/', sameSite: 'Lax', secure: true }
  expect(byName).toEqual({
    '__Host-sid': { ...common, httpOnly: true, maxAge: 900 },
    '__Secure-rid': { ...common, httpOnly: true, maxAge: 2_592_000, path: '/api/auth' },
    hasRefresh: { ...common, maxAge: 2_592_000 },
    csrfToken: common,
  })
  await https.close()
})
