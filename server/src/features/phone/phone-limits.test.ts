import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import {
  aNewcomer,
  askForCode,
  minutesPass,
  startWith,
  verifyCode,
  wrongCode,
} from '#testing/people/phone-newcomers.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const codeTo = (phone: string) => server.messenger.lastCodeTo(phone)

test('wrong codes count down to none, then even the right one is refused until a new one is sent', async () => {
  const { browser, phone } = await aNewcomer(server)
  await startWith(server, browser, phone)
  const code = codeTo(phone)

  const messages: string[] = []
  for (let time = 0; time < 5; time += 1)
    messages.push(bodyOf(await verifyCode(browser, wrongCode(code))).message)
  const sixth = await verifyCode(browser, code)

  expect(messages).toEqual([
    "That code isn't right. 4 tries left.",
    "That code isn't right. 3 tries left.",
    "That code isn't right. 2 tries left.",
    "That code isn't right. 1 try left.",
    "That code isn't right. 0 tries left.",
  ])
  expect([sixth.statusCode, bodyOf(sixth).message]).toEqual([
    429,
    'Too many attempts. Try again in 1 minute.',
  ])
  await minutesPass(server, phone, 1)
  await startWith(server, browser, phone)
  expect((await verifyCode(browser, codeTo(phone))).statusCode).toBe(200)
})

test('of forty guesses sent at once five are checked', async () => {
  const { browser, phone } = await aNewcomer(server)
  await startWith(server, browser, phone)
  const token = await browser.token()
  const guess = () =>
    browser.post(
      '/api/auth/phone/verify',
      { code: wrongCode(codeTo(phone)) },
      { headers: { 'x-csrf-token': token } },
    )

  const answers = await Promise.all(Array.from({ length: 40 }, guess))

  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35)
})

test('the right code sent several times at once succeeds once', async () => {
  const { buyer, browser, phone } = await aNewcomer(server)
  await startWith(server, browser, phone)

  const answers = await Promise.all(Array.from({ length: 5 }, () => verifyCode(browser, codeTo(phone))))

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const events = await server.database.db
    .selectFrom('events')
    .select('kind')
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(events).toEqual([{ kind: 'phone-verified' }])
})

test('a number gets one code a minute, three in ten minutes and five in an hour', async () => {
  const { browser, phone } = await aNewcomer(server)
  const tryAt = async (minutes: number) => {
    await minutesPass(server, phone, minutes)
    const answer = await startWith(server, browser, phone)
    return answer.statusCode === 202 ? 'sent' : bodyOf(answer).message
  }

  const messages = [await tryAt(0), await tryAt(0), await tryAt(1), await tryAt(1), await tryAt(1)]
  const later = [await tryAt(7), await tryAt(1), await tryAt(1)]

  expect(messages).toEqual([
    'sent',
    'Too many attempts. Try again in 1 minute.',
    'sent',
    'sent',
    'Too many attempts. Try again in 7 minutes.',
  ])
  expect(later).toEqual(['sent', 'sent', 'Too many attempts. Try again in 48 minutes.'])
})

test('ten starts sent at once send one SMS', async () => {
  const { browser, phone } = await aNewcomer(server)

  const answers = await Promise.all(Array.from({ length: 10 }, () => askForCode(browser, phone)))
  await server.delivered()

  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
  expect(server.messenger.sent.filter(({ to }) => to === phone)).toHaveLength(1)
})

test('one IP may ask for a hundred codes in an hour, whatever the number and the account', async () => {
  const strict = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' }, database: server.database })
  const ask = async () => {
    const { buyer, phone } = await aNewcomer(server)
    const browser = openBrowser(strict.app, { cookies: buyer.cookies, ip: '198.51.100.77' })
    return askForCode(browser, phone)
  }

  const first = await ask()
  await sql`
    insert into attempts (kind, subject)
    select kind, subject from attempts, generate_series(1, 98) where kind = 'phone-address'
    and at = (select max(at) from attempts where kind = 'phone-address')`.execute(server.database.db)
  const [hundredth, next] = [await ask(), await ask()]

  expect([first, hundredth, next].map(({ statusCode }) => statusCode)).toEqual([202, 202, 429])
  expect(bodyOf(next).message).toBe('Too many attempts. Try again in 60 minutes.')
  await strict.close()
})
