import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { UndeliverableError } from '#platform/messages-out/messenger.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { PUBLIC_URL: 'http://dream.example.com' } })
})
afterAll(() => server.close())

let lastNumber = 10_000_000
/** Never two that follow one another: of those few are sent to. */
const aNumber = () => `+614${(lastNumber += 10_001)}`

async function aNewcomer() {
  const buyer = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })
  return { buyer, browser: openBrowser(server.app, { cookies: buyer.cookies }), phone: aNumber() }
}

const ask = (browser: Browser, phone: string) => browser.post('/api/auth/phone/start', { phone })
/** The SMS goes out after the answer. */
const start = async (browser: Browser, phone: string) => {
  const answer = await ask(browser, phone)
  await server.delivered()
  return answer
}
const verify = (browser: Browser, code: string) => browser.post('/api/auth/phone/verify', { code })
const codeTo = (phone: string) => server.messenger.lastCodeTo(phone)
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

const minutesPass = (phone: string, minutes: number) =>
  Promise.all([
    sql`update attempts set at = at - make_interval(mins => ${minutes})`.execute(server.database.db),
    sql`update codes set expires_at = expires_at - make_interval(mins => ${minutes}) where target = ${phone}`.execute(
      server.database.db,
    ),
  ])

test('a newcomer confirms a number with the code from the SMS and may go on at once', async () => {
  const { browser, phone } = await aNewcomer()

  const started = await start(browser, phone.replace('+61', '0'))
  const verified = await verify(browser, ` ${codeTo(phone)} `)

  expect([started.statusCode, started.json()]).toEqual([202, { phone, resendAfterSeconds: 60 }])
  expect([verified.statusCode, bodyOf(verified).isPhoneVerified]).toEqual([200, true])
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
})

test('the SMS ends with the line that lets a phone offer the code on our site alone', async () => {
  const { browser, phone } = await aNewcomer()

  await start(browser, phone)

  const code = codeTo(phone)
  expect(server.messenger.lastTo(phone).text).toBe(
    `Your Dream Design code is ${code}. It works for 10 minutes. Don't share it with anyone.\n\n@dream.example.com #${code}`,
  )
})

test('a number that is no Australian mobile is refused and nothing is sent', async () => {
  const { browser } = await aNewcomer()
  const sent = server.messenger.sent.length

  const answer = await start(browser, '03 9123 4567')

  const message = 'Enter an Australian mobile number, like 0412 345 678'
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ code: 'validation-failed', message, errors: [{ path: 'phone', message }] })
  expect(server.messenger.sent).toHaveLength(sent)
})

test('wrong codes count down to none, then even the right one is refused until a new one is sent', async () => {
  const { browser, phone } = await aNewcomer()
  await start(browser, phone)
  const code = codeTo(phone)

  const messages: string[] = []
  for (let time = 0; time < 5; time += 1) messages.push(bodyOf(await verify(browser, wrong(code))).message)
  const sixth = await verify(browser, code)

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
  await minutesPass(phone, 1)
  await start(browser, phone)
  expect((await verify(browser, codeTo(phone))).statusCode).toBe(200)
})

test('of forty guesses sent at once five are looked at', async () => {
  const { browser, phone } = await aNewcomer()
  await start(browser, phone)
  const token = await browser.token()
  const guess = () =>
    browser.post(
      '/api/auth/phone/verify',
      { code: wrong(codeTo(phone)) },
      { headers: { 'x-csrf-token': token } },
    )

  const answers = await Promise.all(Array.from({ length: 40 }, guess))

  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35)
})

test('the right code sent several times at once succeeds once', async () => {
  const { buyer, browser, phone } = await aNewcomer()
  await start(browser, phone)

  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(browser, codeTo(phone))))

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const events = await server.database.db
    .selectFrom('events')
    .select('kind')
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(events).toEqual([{ kind: 'phone-verified' }])
})

test('a code runs out after ten minutes, and without any code the words are the same', async () => {
  const { browser, phone } = await aNewcomer()
  const before = await verify(browser, '123456')
  await start(browser, phone)
  await minutesPass(phone, 10)

  const late = await verify(browser, codeTo(phone))

  for (const answer of [before, late]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'code-expired', message: 'That code has expired. Send a new one.' },
    ])
  }
})

test('a new code replaces the one before, also for another number', async () => {
  const { browser, phone } = await aNewcomer()
  await start(browser, phone)
  const first = codeTo(phone)
  const other = aNumber()
  await start(browser, other)

  const answer = await verify(browser, first)

  expect(answer.statusCode).toBe(first === codeTo(other) ? 200 : 400)
})

test('a number gets one code a minute, three in ten minutes and five in an hour', async () => {
  const { browser, phone } = await aNewcomer()
  const tryAt = async (minutes: number) => {
    await minutesPass(phone, minutes)
    const answer = await start(browser, phone)
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
  const { browser, phone } = await aNewcomer()

  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(browser, phone)))
  await server.delivered()

  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
  expect(server.messenger.sent.filter(({ to }) => to === phone)).toHaveLength(1)
})

test('one IP may ask for ten codes in an hour, whatever the number and the account', async () => {
  const strict = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' }, database: server.database })
  const statuses: number[] = []

  for (let time = 0; time < 11; time += 1) {
    const { buyer, phone } = await aNewcomer()
    const browser = openBrowser(strict.app, { cookies: buyer.cookies, ip: '198.51.100.77' })
    statuses.push((await ask(browser, phone)).statusCode)
  }

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  await strict.close()
})

test('a number of another account is refused before anything is sent', async () => {
  const phone = aNumber()
  await aBuyer(server.database, { phone })
  const { browser } = await aNewcomer()

  const answer = await start(browser, phone)

  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: 'phone-taken', message: 'This number is already used by another account.' },
  ])
  expect(server.messenger.sent.filter(({ to }) => to === phone)).toEqual([])
})

test('two people who confirm one number at once: the first has it, the other is refused as taken', async () => {
  const [one, two] = [await aNewcomer(), await aNewcomer()]
  await start(one.browser, one.phone)
  const codeOfOne = codeTo(one.phone)
  await minutesPass('nobody', 1)
  await start(two.browser, one.phone)

  const answers = await Promise.all([verify(one.browser, codeOfOne), verify(two.browser, codeTo(one.phone))])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an SMS that the carrier does not take is tried again by itself, until its code has run out', async () => {
  const { browser, phone } = await aNewcomer()
  const late = await aNewcomer()
  const { sms } = server.messenger
  server.messenger.sms = () => Promise.reject(new Error('The carrier is down'))
  await start(browser, phone)
  await start(late.browser, late.phone)
  server.messenger.sms = sms
  server.complaints.length = 0
  const { db } = server.database
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  await sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{until}', '"2026-01-01T00:00:00.000Z"')::json
    where key = ${`send-message:phone-code:${late.buyer.user.id}`}`.execute(db)

  await server.delivered()

  expect((await verify(browser, codeTo(phone))).statusCode).toBe(200)
  expect(server.messenger.sent.filter(({ to }) => to === late.phone)).toEqual([])
})

test('an SMS that can never arrive is given up, and a new code may be asked for', async () => {
  const { browser, phone } = await aNewcomer()
  const { sms } = server.messenger
  server.messenger.sms = () => Promise.reject(new UndeliverableError('No such number'))
  await start(browser, phone)
  server.messenger.sms = sms
  server.complaints.length = 0
  const { rows } =
    await sql`select 1 from graphile_worker._private_jobs where key like 'send-message:%'`.execute(
      server.database.db,
    )
  await minutesPass(phone, 1)

  const again = await start(browser, phone)

  expect(rows).toEqual([])
  expect(again.statusCode).toBe(202)
})

test('no code is stored as it was sent', async () => {
  const { buyer, browser, phone } = await aNewcomer()
  await start(browser, phone)

  const row = await server.database.db
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', buyer.user.id)
    .execute()

  expect(JSON.stringify(row)).not.toContain(codeTo(phone))
  expect(row[0]?.code_hash).toHaveLength(32)
})
