import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { createAuthenticator } from '#testing/people/authenticator.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

type Authenticator = ReturnType<typeof createAuthenticator>

const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })
const confirmMe = (browser: Browser, password: string) => browser.post('/api/auth/confirm', { password })

async function add(browser: Browser, authenticator: Authenticator) {
  const creation = bodyOf(await browser.post('/api/auth/passkeys/options'))
  return browser.post('/api/auth/passkeys', { name: 'My phone', passkey: authenticator.make(creation) })
}

/** Buyer with a passkey. */
async function someone(options?: Parameters<typeof createAuthenticator>[0]) {
  const buyer = await aBuyer(server.database)
  const browser = browserOf(buyer)
  await confirmMe(browser, buyer.password)
  const authenticator = createAuthenticator(options)
  const added = await add(browser, authenticator)
  return { buyer, browser, authenticator, added }
}

async function signIn(authenticator: Authenticator, browser = openBrowser(server.app)) {
  const request = bodyOf(await browser.post('/api/auth/passkey/options'))
  return browser.post('/api/auth/passkey', authenticator.sign(request))
}

describe('adding a passkey', () => {
  test('needs a step-up, and notifies the owner', async () => {
    const buyer = await aBuyer(server.database)
    const browser = browserOf(buyer)

    const asked = await browser.post('/api/auth/passkeys/options')
    await confirmMe(browser, buyer.password)
    const creation = bodyOf(await browser.post('/api/auth/passkeys/options'))
    const added = await add(browser, createAuthenticator())
    await server.delivered()

    expect(bodyOf(asked).code).toBe('confirm-it-is-you')
    expect(creation.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      requireResidentKey: true,
    })
    expect([added.statusCode, bodyOf(added).items]).toEqual([
      201,
      [
        {
          id: expect.any(String),
          name: 'My phone',
          createdAt: expect.any(String),
          lastUsedAt: expect.any(String),
        },
      ],
    ])
    expect(server.messenger.lastTo(buyer.user.email).subject).toBe(
      'A passkey was added to your Dream Design account',
    )
  })

  test.each([
    ['another site', { origin: 'https://evil.example.com' }],
    ['a device that has not verified its owner', { isVerifying: false }],
  ])('of %s is refused', async (_, options) => {
    const { added } = await someone(options)

    expect([added.statusCode, bodyOf(added).code]).toEqual([400, 'passkey-refused'])
  })

  test('is not for admins, whose factors have rules of their own', async () => {
    const admin = await anAdmin(server.database)

    const answer = await browserOf(admin).post('/api/auth/passkeys/options')

    expect(bodyOf(answer).code).toBe('passkey-elsewhere')
  })
})

describe('signing in with a passkey', () => {
  test('opens a session of its owner', async () => {
    const { buyer, authenticator } = await someone()
    const browser = openBrowser(server.app)

    const answer = await signIn(authenticator, browser)

    expect([answer.statusCode, bodyOf(answer).id]).toEqual([200, buyer.user.id])
    expect((await browser.get('/api/user-progress')).statusCode).toBe(200)
  })

  test('works once for one challenge, also when it is sent several times at once', async () => {
    const { authenticator } = await someone()
    const browser = openBrowser(server.app)
    const signed = authenticator.sign(bodyOf(await browser.post('/api/auth/passkey/options')))
    const token = await browser.token()
    const send = () =>
      browser.copy().post('/api/auth/passkey', signed, { headers: { 'x-csrf-token': token } })

    const answers = await Promise.all([send(), send(), send()])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test.each([
    [
      'a challenge of nobody',
      (authenticator: Authenticator) =>
        authenticator.sign({ challenge: 'bm9ib2R5', rpId: 'localhost' } as never),
    ],
    ['a passkey that nobody has added', () => null],
  ])('%s is refused', async (_, sign) => {
    const { authenticator } = await someone()
    const browser = openBrowser(server.app)
    const request = bodyOf(await browser.post('/api/auth/passkey/options'))

    const answer = await browser.post(
      '/api/auth/passkey',
      sign(authenticator) ?? createAuthenticator().sign(request),
    )

    expect([answer.statusCode, bodyOf(answer).code]).toEqual([400, 'passkey-refused'])
  })

  test('fails once the challenge has expired, the passkey is removed, or the account is suspended', async () => {
    const late = await someone()
    const removed = await someone()
    const suspended = await someone()
    const browser = openBrowser(server.app)
    const old = late.authenticator.sign(bodyOf(await browser.post('/api/auth/passkey/options')))
    await sql`update sign_in_challenges set expires_at = now() - interval '1 second'`.execute(
      server.database.db,
    )
    const [{ id }] = bodyOf(removed.added).items
    await removed.browser.delete(`/api/auth/passkeys/${id}`)
    await server.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', suspended.buyer.user.id)
      .execute()

    const answers = [
      await browser.post('/api/auth/passkey', old),
      await signIn(removed.authenticator),
      await signIn(suspended.authenticator),
    ]

    expect(answers.map((answer) => bodyOf(answer).code)).toEqual([
      'passkey-refused',
      'passkey-refused',
      'passkey-refused',
    ])
  })
})

test('a passkey does the step-up, as the password does', async () => {
  const { buyer, browser, authenticator } = await someone()
  await sql`update sessions set confirmed_at = null`.execute(server.database.db)

  const request = bodyOf(await browser.post('/api/auth/confirm/passkey/options'))
  const confirmed = await browser.post('/api/auth/confirm/passkey', authenticator.sign(request))
  const stranger = await someone()
  const wrong = await stranger.browser.post(
    '/api/auth/confirm/passkey',
    authenticator.sign(bodyOf(await stranger.browser.post('/api/auth/confirm/passkey/options'))),
  )

  expect(confirmed.statusCode).toBe(204)
  expect(bodyOf(wrong).code).toBe('passkey-refused')
  expect((await browser.post('/api/auth/passkeys/options')).statusCode).toBe(200)
  expect(request.allowCredentials).toHaveLength(1)
  expect(buyer.user.id).not.toBe(stranger.buyer.user.id)
})

test("nobody sees or removes somebody else's passkey", async () => {
  const mine = await someone()
  const theirs = await someone()
  const [{ id }] = bodyOf(theirs.added).items

  const answer = await mine.browser.delete(`/api/auth/passkeys/${id}`)

  expect(answer.statusCode).toBe(404)
  expect(
    bodyOf(await mine.browser.get('/api/auth/passkeys')).items.map((one: { id: string }) => one.id),
  ).toEqual(bodyOf(mine.added).items.map((one: { id: string }) => one.id))
})

test('a passkey is offered to people without one after their first week', async () => {
  const { buyer, browser } = await someone()
  const without = await aBuyer(server.database)
  const isOffered = async (who: Browser) => bodyOf(await who.get('/api/auth/me')).isPasskeyOffered as boolean
  const young = await isOffered(browserOf(without))
  await sql`update users set created_at = now() - interval '8 days' where id in (${buyer.user.id}, ${without.user.id})`.execute(
    server.database.db,
  )

  expect([young, await isOffered(browserOf(without)), await isOffered(browser)]).toEqual([false, true, false])
})
