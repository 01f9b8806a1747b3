import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, type Person, signIn } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const NEW = 'Another-2027'
const ask = (email: string) => openBrowser(server.app).post('/api/auth/password/forgot', { email })
/** Waits for emails too, which are sent after the answer. */
const mailed = async <T>(answer: Promise<T>): Promise<T> => {
  const said = await answer
  await server.delivered()
  return said
}
const forgot = (email: string) => mailed(ask(email))
const reset = (email: string, code: string, password = NEW) =>
  mailed(openBrowser(server.app).post('/api/auth/password/reset', { email, code, password }))
const logIn = (email: string, password: string) =>
  openBrowser(server.app).post('/api/auth/login', { email, password })
const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000')
const mailsTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)

const minutesPass = async (minutes: number) => {
  await sql`update attempts set at = at - make_interval(mins => ${minutes})`.execute(server.database.db)
  await sql`update codes set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(
    server.database.db,
  )
}

test('a forgotten password is reset with the code, and every session of the account ends', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user
  const open = openBrowser(server.app, { cookies: buyer.cookies })
  await open.get('/api/profile')

  const asked = await forgot(` ${email.toUpperCase()}`)
  const done = await reset(email, server.messenger.lastCodeTo(email))

  expect([asked.statusCode, asked.json()]).toEqual([
    202,
    { message: "If that email has an account, we've sent a code." },
  ])
  expect([done.statusCode, done.body]).toEqual([204, ''])
  expect((await open.get('/api/profile')).statusCode).toBe(401)
  expect((await logIn(email, buyer.password)).statusCode).toBe(401)
  expect((await logIn(email, NEW)).statusCode).toBe(200)
  expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual([
    'Your Dream Design code',
    'Your Dream Design password was changed',
  ])
})

test('an email without an account gets the same answers at every step, in the same time, and no email', async () => {
  const buyer = await aBuyer(server.database)
  const story = async (email: string) => {
    const started = performance.now()
    const answers = [await ask(email)]
    const tookMs = performance.now() - started
    await server.app.backgroundIsDone()
    for (let time = 0; time < 6; time += 1) answers.push(await reset(email, wrong('')))
    await minutesPass(15)
    answers.push(await reset(email, wrong('')))
    return { tookMs, said: answers.map((answer) => [answer.statusCode, answer.json()]) }
  }

  const known = await story(buyer.user.email)
  const unknown = await story('ghost@example.com')

  expect(unknown.said).toEqual(known.said)
  expect(known.said.map(([, body]) => body.message)).toEqual([
    "If that email has an account, we've sent a code.",
    "That code isn't right. 4 tries left.",
    "That code isn't right. 3 tries left.",
    "That code isn't right. 2 tries left.",
    "That code isn't right. 1 try left.",
    "That code isn't right. 0 tries left.",
    'Too many attempts. Try again in 10 minutes.',
    'That code has expired. Send a new one.',
  ])
  for (const { tookMs } of [known, unknown]) expect(tookMs).toBeGreaterThan(240)
  expect(server.messenger.sent.filter(({ to }) => to === 'ghost@example.com')).toEqual([])
})

test('of three requests at once the newest code is the one that is sent', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user

  await Promise.all([ask(email), ask(email), ask(email)])
  await server.delivered()

  expect((await reset(email, server.messenger.lastCodeTo(email))).statusCode).toBe(204)
})

test('three codes are sent in an hour; a fourth request gets the same answer and the last code stays valid', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user

  const answers = []
  for (let time = 0; time < 4; time += 1) answers.push(await forgot(email))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
  expect(mailsTo(buyer)).toHaveLength(3)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('a code works once, and of several uses at once one succeeds', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user
  await forgot(email)
  const code = server.messenger.lastCodeTo(email)

  const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)])
  const again = await reset(email, code)

  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(again.json()).toMatchObject({ code: 'code-expired' })
})

test('of thirty guesses sent at once five are checked, and the right code is then refused too', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user
  await forgot(email)
  const code = server.messenger.lastCodeTo(email)

  const answers = await Promise.all(Array.from({ length: 30 }, () => reset(email, wrong(code))))

  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
  expect((await reset(email, code)).statusCode).toBe(429)
})

test('a code is not valid for another email', async () => {
  const [one, two] = [await aBuyer(server.database), await aBuyer(server.database)]
  await forgot(one.user.email)
  await forgot(two.user.email)

  const answer = await reset(two.user.email, server.messenger.lastCodeTo(one.user.email))

  expect(answer.statusCode).toBe(400)
})

test('a new password follows the rule of registration', async () => {
  const answer = await reset('ada@example.com', '12345678', 'weak')

  expect(bodyOf(answer)).toMatchObject({
    code: 'validation-failed',
    errors: [{ path: 'password', message: 'Password must be at least 8 characters' }],
  })
})

test('a reset lifts the limit that wrong passwords had reached', async () => {
  const buyer = await aBuyer(server.database)
  const { email } = buyer.user
  for (let time = 0; time < 5; time += 1) {
    for (let turn = 0; turn < 10; turn += 1) {
      const stranger = openBrowser(server.app, { ip: `192.0.2.${time}` })
      await stranger.post('/api/auth/login', { email, password: 'Wrong-2026' })
    }
  }
  expect((await logIn(email, buyer.password)).statusCode).toBe(429)
  await forgot(email)
  await reset(email, server.messenger.lastCodeTo(email))

  expect((await logIn(email, NEW)).statusCode).toBe(200)
})

test('changing the password keeps this session, ends the others and notifies the owner', async () => {
  const buyer = await aBuyer(server.database)
  const other = await signIn(server.database, buyer.user.id)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const elsewhere = openBrowser(server.app, { cookies: other.cookies })
  expect((await elsewhere.get('/api/profile')).statusCode).toBe(200)

  const answer = await browser.post('/api/auth/password/change', { current: buyer.password, password: NEW })

  expect(answer.statusCode).toBe(204)
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
  expect((await elsewhere.get('/api/profile')).statusCode).toBe(401)
  expect((await logIn(buyer.user.email, NEW)).statusCode).toBe(200)
  await server.delivered()
  expect(mailsTo(buyer)).toHaveLength(1)
})

test.each([
  [
    { current: 'Wrong-2026', password: NEW },
    'password-wrong',
    'current',
    "That's not your current password.",
  ],
  [
    { current: 'Dream-2026', password: 'Dream-2026' },
    'password-unchanged',
    'password',
    "Choose a password that's different from your current one.",
  ],
])('changing with %j is refused as %s at %s', async (body, code, path, message) => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })

  const answer = await browser.post('/api/auth/password/change', body)

  expect([answer.statusCode, answer.json()]).toEqual([400, { code, message, errors: [{ path, message }] }])
})

test('a borrowed phone cannot be used to guess the current password', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const guess = () => browser.post('/api/auth/password/change', { current: 'Wrong-2026', password: NEW })
  for (let time = 0; time < 10; time += 1) await guess()

  expect((await guess()).statusCode).toBe(429)
})

test('two changes at once: one wins, the other is refused because its current password is no longer right', async () => {
  const buyer = await aBuyer(server.database)
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const change = (password: string) =>
    browser.post('/api/auth/password/change', { current: buyer.password, password })

  const answers = await Promise.all([change('Winner-2027'), change('Winner-2028')])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400])
})
