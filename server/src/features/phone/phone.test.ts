import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '#testing/apps/browser.ts'
import { UndeliverableError } from '#platform/messages-out/messenger.ts'
import { aBuyer } from '#testing/people/people.ts'
import { aNewcomer, aNumber, minutesPass, startWith, verifyCode } from '#testing/people/phone-newcomers.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { PUBLIC_URL: 'http://dream.example.com' } })
})
afterAll(() => server.close())

const codeTo = (phone: string) => server.messenger.lastCodeTo(phone)

test('a new buyer verifies a number with the code from the SMS and may continue at once', async () => {
  const { browser, phone } = await aNewcomer(server)

  const started = await startWith(server, browser, phone.replace('+61', '0'))
  const verified = await verifyCode(browser, ` ${codeTo(phone)} `)

  expect([started.statusCode, started.json()]).toEqual([202, { phone, resendAfterSeconds: 60 }])
  expect([verified.statusCode, bodyOf(verified).isPhoneVerified]).toEqual([200, true])
  expect((await browser.get('/api/profile')).statusCode).toBe(200)
})

test('the SMS ends with the line that binds the code to our site for autofill', async () => {
  const { browser, phone } = await aNewcomer(server)

  await startWith(server, browser, phone)

  const code = codeTo(phone)
  expect(server.messenger.lastTo(phone).text).toBe(
    `Your Dream Design code is ${code}. It works for 10 minutes. Don't share it with anyone.\n\n@dream.example.com #${code}`,
  )
})

test('a number that is no Australian mobile is refused and nothing is sent', async () => {
  const { browser } = await aNewcomer(server)
  const sent = server.messenger.sent.length

  const answer = await startWith(server, browser, '03 9123 4567')

  const message = 'Enter an Australian mobile number, like 0412 345 678'
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ code: 'validation-failed', message, errors: [{ path: 'phone', message }] })
  expect(server.messenger.sent).toHaveLength(sent)
})

test('a code expires after ten minutes, with the same message as without any code', async () => {
  const { browser, phone } = await aNewcomer(server)
  const before = await verifyCode(browser, '123456')
  await startWith(server, browser, phone)
  await minutesPass(server, phone, 10)

  const late = await verifyCode(browser, codeTo(phone))

  for (const answer of [before, late]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'code-expired', message: 'That code has expired. Send a new one.' },
    ])
  }
})

test('a new code replaces the one before, also for another number', async () => {
  const { browser, phone } = await aNewcomer(server)
  await startWith(server, browser, phone)
  const first = codeTo(phone)
  const other = aNumber()
  await startWith(server, browser, other)

  const answer = await verifyCode(browser, first)

  expect(answer.statusCode).toBe(first === codeTo(other) ? 200 : 400)
})

test('a number of another account is refused before anything is sent', async () => {
  const phone = aNumber()
  await aBuyer(server.database, { phone })
  const { browser } = await aNewcomer(server)

  const answer = await startWith(server, browser, phone)

  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: 'phone-taken', message: 'This number is already used by another account.' },
  ])
  expect(server.messenger.sent.filter(({ to }) => to === phone)).toEqual([])
})

test('two people who verify one number at once: the first gets it, the other is refused as taken', async () => {
  const [one, two] = [await aNewcomer(server), await aNewcomer(server)]
  await startWith(server, one.browser, one.phone)
  const codeOfOne = codeTo(one.phone)
  await minutesPass(server, 'nobody', 1)
  await startWith(server, two.browser, one.phone)

  const answers = await Promise.all([
    verifyCode(one.browser, codeOfOne),
    verifyCode(two.browser, codeTo(one.phone)),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an SMS that the carrier refuses is retried until its code has expired', async () => {
  const { browser, phone } = await aNewcomer(server)
  const late = await aNewcomer(server)
  const { sms } = server.messenger
  server.messenger.sms = () => Promise.reject(new Error('The carrier is down'))
  await startWith(server, browser, phone)
  await startWith(server, late.browser, late.phone)
  server.messenger.sms = sms
  server.complaints.length = 0
  const { db } = server.database
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  await sql`update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{until}', '"2026-01-01T00:00:00.000Z"')::json
    where key = ${`send-message:phone-code:${late.buyer.user.id}`}`.execute(db)

  await server.delivered()

  expect((await verifyCode(browser, codeTo(phone))).statusCode).toBe(200)
  expect(server.messenger.sent.filter(({ to }) => to === late.phone)).toEqual([])
})

test('an SMS that can never arrive is given up, and a new code may be requested', async () => {
  const { browser, phone } = await aNewcomer(server)
  const { sms } = server.messenger
  server.messenger.sms = () => Promise.reject(new UndeliverableError('No such number'))
  await startWith(server, browser, phone)
  server.messenger.sms = sms
  server.complaints.length = 0
  const { rows } =
    await sql`select 1 from graphile_worker._private_jobs where key like 'send-message:%'`.execute(
      server.database.db,
    )
  await minutesPass(server, phone, 1)

  const again = await startWith(server, browser, phone)

  expect(rows).toEqual([])
  expect(again.statusCode).toBe(202)
})

test('no code is stored in plain text', async () => {
  const { buyer, browser, phone } = await aNewcomer(server)
  await startWith(server, browser, phone)

  const row = await server.database.db
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', buyer.user.id)
    .execute()

  expect(JSON.stringify(row)).not.toContain(codeTo(phone))
  expect(row[0]?.code_hash).toHaveLength(32)
})
