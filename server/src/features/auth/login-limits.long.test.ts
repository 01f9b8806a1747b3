import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const HOME = '198.51.100.7'

async function logIn(email: string, password: string, ip = HOME) {
  return openBrowser(server.app, { ip }).post('/api/auth/login', { email, password })
}

async function failFrom(buyer: Person, ip: string, times: number) {
  for (let time = 0; time < times; time += 1) await logIn(buyer.user.email, 'Wrong-2026', ip)
}

const minutesPass = (minutes: number) =>
  sql`update attempts set at = at - make_interval(mins => ${minutes})`.execute(server.database.db)

test('after ten failures from one IP even the right password is refused there, and only there', async () => {
  const buyer = await aBuyer(server.database)
  await failFrom(buyer, HOME, 10)

  const refused = await logIn(buyer.user.email, buyer.password)

  expect(refused.statusCode).toBe(429)
  expect(bodyOf(refused)).toEqual({
    code: 'too-many-attempts',
    message: 'Too many attempts. Try again in 15 minutes.',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890)
  expect((await logIn(buyer.user.email, buyer.password, '198.51.100.8')).statusCode).toBe(200)
  await minutesPass(15)
  expect((await logIn(buyer.user.email, buyer.password)).statusCode).toBe(200)
})

test('of thirty guesses sent at once ten are checked', async () => {
  const buyer = await aBuyer(server.database)

  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(buyer.user.email, 'Wrong-2026')))

  const counted = Map.groupBy(answers, ({ statusCode }) => statusCode)
  expect([counted.get(401)?.length, counted.get(429)?.length]).toEqual([10, 20])
})

test('the limit holds for an email without an account, with the same answer', async () => {
  for (let time = 0; time < 10; time += 1) await logIn('ghost@example.com', 'Wrong-2026')

  const refused = await logIn('ghost@example.com', 'Wrong-2026')

  expect(bodyOf(refused).message).toBe('Too many attempts. Try again in 15 minutes.')
})

test('success resets the count', async () => {
  const buyer = await aBuyer(server.database)
  await failFrom(buyer, HOME, 9)
  await logIn(buyer.user.email, buyer.password)
  await failFrom(buyer, HOME, 9)

  const answer = await logIn(buyer.user.email, buyer.password)

  expect(answer.statusCode).toBe(200)
})

test('guesses from many addresses are stopped, but do not lock the person out where they have signed in before', async () => {
  const buyer = await aBuyer(server.database)
  await logIn(buyer.user.email, buyer.password, HOME)
  for (let network = 1; network <= 5; network += 1) await failFrom(buyer, `192.0.2.${network}`, 10)

  const stranger = await logIn(buyer.user.email, buyer.password, '192.0.2.99')
  const owner = await logIn(buyer.user.email, buyer.password, HOME)

  expect(stranger.statusCode).toBe(429)
  expect(owner.statusCode).toBe(200)
})

test('the limits live in the database, so a restart keeps them, and they store no personal data', async () => {
  const buyer = await aBuyer(server.database)
  await failFrom(buyer, HOME, 10)
  const restarted = await startTestApp({ database: server.database })

  const answer = await openBrowser(restarted.app, { ip: HOME }).post('/api/auth/login', {
    email: buyer.user.email,
    password: buyer.password,
  })

  expect(answer.statusCode).toBe(429)
  const subjects = await server.database.db.selectFrom('attempts').select('subject').execute()
  expect(JSON.stringify(subjects)).not.toMatch(/example|198\.51/)
  await restarted.close()
})

test('requests of one IP are limited by the minute, in one count for all routes of signing in', async () => {
  const strict = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.1' }, database: server.database })
  const browser = openBrowser(strict.app)
  const token = await browser.token()
  const post = (route: string) =>
    browser.post(`/api/auth/${route}`, {}, { headers: { 'x-csrf-token': token } })

  for (const route of ['login', 'register', 'password/forgot', 'login', 'register', 'login'])
    await post(route)
  const refused = await post('password/reset')

  expect(refused.statusCode).toBe(429)
  expect(bodyOf(refused)).toEqual({
    code: 'rate-limited',
    message: 'Too many requests. Please wait a moment and try again.',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200)
  const neighbour = await openBrowser(strict.app, { ip: '203.0.113.2' }).post('/api/auth/login', {})
  expect(neighbour.statusCode).toBe(400)
  await strict.close()
})

test('one IP may create a limited number of accounts in an hour, whatever the emails, and others are not affected', async () => {
  const registerAll = async (ip: string, names: readonly string[]) => {
    // A restart resets the counts of the minute, but not those of the hour.
    const settings = { RATE_LIMIT_SCALE: '0.05' }
    const restarted = await startTestApp({ settings, database: server.database })
    const answers = []
    for (const name of names) {
      const newcomer = { name, email: `${name}@flood.example`, password: 'Wattle-2026' }
      answers.push(await openBrowser(restarted.app, { ip }).post('/api/auth/register', newcomer))
    }
    await restarted.close()
    return answers.map((answer) => [answer.statusCode, bodyOf(answer).code])
  }

  const first = await registerAll('192.0.2.200', ['ada', 'ben', 'cleo'])
  const second = await registerAll('192.0.2.200', ['dan', 'eve', 'finn'])
  const neighbour = await registerAll('192.0.2.201', ['gus'])

  expect([...first, ...second].map(([status]) => status)).toEqual([201, 201, 201, 201, 201, 429])
  expect(second[2]).toEqual([429, 'too-many-attempts'])
  expect(neighbour).toEqual([[201, undefined]])
})
