import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const anEmail = () => `${randomUUID()}@example.com`
const NEWCOMER = { isEmailVerified: false, isPhoneVerified: false, hasCompletedProfile: false }

async function someone(facts: Parameters<typeof aBuyer>[1] = NEWCOMER) {
  const buyer = await aBuyer(server.database, facts)
  return { ...buyer, browser: openBrowser(server.app, { cookies: buyer.cookies }) }
}

const start = (browser: Browser, email?: string) =>
  browser.post('/api/auth/email/start', email === undefined ? {} : { email })
const verify = (browser: Browser, code: string) => browser.post('/api/auth/email/verify', { code })
const confirmMe = (browser: Browser, password: string) => browser.post('/api/auth/confirm', { password })
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

async function codeTo(email: string) {
  await server.delivered()
  return server.messenger.lastCodeTo(email)
}
const sentTo = (email: string) => server.messenger.sent.filter(({ to }) => to === email)

async function aMinutePasses() {
  await sql`update attempts set at = at - interval '1 minute'`.execute(server.database.db)
}

test('a new buyer gets no text message before they have verified their email', async () => {
  const { browser, user } = await someone()

  const early = await browser.post('/api/auth/phone/start', { phone: '0491570006' })
  await start(browser)
  const verified = await verify(browser, await codeTo(user.email))
  const then = await browser.post('/api/auth/phone/start', { phone: '0491570006' })

  expect([early.statusCode, early.json()]).toEqual([
    403,
    { code: 'email-unverified', message: 'Confirm your email first.' },
  ])
  expect([verified.statusCode, bodyOf(verified).isEmailVerified]).toEqual([200, true])
  expect(then.statusCode).toBe(202)
  await server.delivered()
  expect(sentTo('+61491570006')).toHaveLength(1)
})

test('wrong codes count down, and the sixth try is refused even with the right code', async () => {
  const { browser, user } = await someone()
  await start(browser)
  const code = await codeTo(user.email)

  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1) statuses.push((await verify(browser, wrong(code))).statusCode)
  const sixth = await verify(browser, code)

  expect(statuses).toEqual([400, 400, 400, 400, 400])
  expect(sixth.statusCode).toBe(429)
})

test('ten starts at once send one email, and its code is never stored in plain text', async () => {
  const { browser, user } = await someone()

  const answers = await Promise.all(Array.from({ length: 10 }, () => start(browser)))
  const { rows: jobs } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs`.execute(server.database.db)
  const code = await codeTo(user.email)

  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
  expect(sentTo(user.email)).toHaveLength(1)
  expect(jobs).not.toEqual([])
  expect(JSON.stringify(jobs)).not.toContain(code)
  expect(JSON.stringify(jobs)).not.toContain(user.email)
})

test('a code that has expired in the queue is not sent', async () => {
  const { browser, user } = await someone()
  await start(browser)
  await sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{until}', '"2026-01-01T00:00:00.000Z"')::json`.execute(
    server.database.db,
  )

  await server.runJobs()

  expect(sentTo(user.email)).toEqual([])
})

test('a new buyer corrects a mistyped email without a password, and the wrong address gets no notice', async () => {
  const { browser, user } = await someone()
  await start(browser)
  const right = anEmail()

  await start(browser, right)
  const verified = await verify(browser, await codeTo(right))

  expect(bodyOf(verified)).toMatchObject({ email: right, isEmailVerified: true })
  expect(sentTo(user.email).map(({ subject }) => subject)).not.toContain(
    'Your Dream Design email was changed',
  )
})

describe('changing the email of an account that is in use', () => {
  test('asks for the password, takes a code to the new email and notifies the old one', async () => {
    const { browser, user, password } = await someone({})
    const next = anEmail()

    const asked = await start(browser, next)
    const denied = await confirmMe(browser, 'Not-mine-1')
    const stillAsked = await start(browser, next)
    await confirmMe(browser, password)
    const started = await start(browser, next)
    const verified = await verify(browser, await codeTo(next))
    await server.runJobs()

    expect([asked, stillAsked].map((answer) => bodyOf(answer).code)).toEqual([
      'confirm-it-is-you',
      'confirm-it-is-you',
    ])
    expect(bodyOf(denied)).toMatchObject({ code: 'password-wrong', errors: [{ path: 'password' }] })
    expect(started.json()).toEqual({ email: next, resendAfterSeconds: 60 })
    expect(bodyOf(verified).email).toBe(next)
    expect(sentTo(user.email).map(({ subject }) => subject)).toEqual(['Your Dream Design email was changed'])
    const logIn = (email: string) => openBrowser(server.app).post('/api/auth/login', { email, password })
    expect((await logIn(next)).statusCode).toBe(200)
    expect((await logIn(user.email)).statusCode).toBe(401)
  })

  test('to an email of another account is refused before anything is sent', async () => {
    const other = await someone({})
    const { browser, password } = await someone({})
    await confirmMe(browser, password)

    const answer = await start(browser, other.user.email)
    await server.runJobs()

    expect(bodyOf(answer).code).toBe('email-taken')
    expect(sentTo(other.user.email)).toEqual([])
  })

  test('of two people who take one email at once, one gets it', async () => {
    const email = anEmail()
    const [one, two] = [await someone(), await someone()]
    await start(one.browser, email)
    const first = await codeTo(email)
    await aMinutePasses()
    await start(two.browser, email)
    const second = await codeTo(email)

    const answers = await Promise.all([verify(one.browser, first), verify(two.browser, second)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('begun by somebody else ends with a new password', async () => {
    const { browser, password } = await someone({})
    const theirs = anEmail()
    await confirmMe(browser, password)
    await start(browser, theirs)
    const code = await codeTo(theirs)

    await browser.post('/api/auth/password/change', { current: password, password: 'Wattle-2027' })

    expect(bodyOf(await verify(browser, code)).code).toBe('code-expired')
  })

  test('a step-up is valid for ten minutes, on one session alone', async () => {
    const { browser, user, password } = await someone({})
    const elsewhere = openBrowser(server.app)
    await elsewhere.post('/api/auth/login', { email: user.email, password })
    await confirmMe(browser, password)

    const other = await start(elsewhere, anEmail())
    await sql`update sessions set confirmed_at = confirmed_at - interval '10 minutes'`.execute(
      server.database.db,
    )
    const late = await start(browser, anEmail())

    expect([other, late].map((answer) => bodyOf(answer).code)).toEqual([
      'confirm-it-is-you',
      'confirm-it-is-you',
    ])
  })
})

test('a reset code verifies the email that it came to', async () => {
  const { user } = await someone()
  const browser = openBrowser(server.app)
  await browser.post('/api/auth/password/forgot', { email: user.email })
  const code = await codeTo(user.email)

  await browser.post('/api/auth/password/reset', { email: user.email, code, password: 'Wattle-2027' })
  const login = await browser.post('/api/auth/login', { email: user.email, password: 'Wattle-2027' })

  expect(bodyOf(login).isEmailVerified).toBe(true)
})
