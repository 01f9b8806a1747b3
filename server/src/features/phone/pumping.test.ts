import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'

let server: TestApp
beforeEach(async () => {
  server = await startTestApp({
    settings: { SMS_PER_DAY: '50', RESET_EMAILS_PER_DAY: '20', RATE_LIMIT_SCALE: '1' },
  })
})
afterEach(() => server.close())

/** Creates an account that asks for a code to a number, from an IP. */
async function ask(phone: string, ip: string) {
  const { cookies } = await aBuyer(server.database, { isPhoneVerified: false, hasCompletedProfile: false })
  const browser = openBrowser(server.app, { cookies, ip })
  const answer = await browser.post('/api/auth/phone/start', { phone })
  return { browser, answer }
}
const texts = async () => {
  await server.delivered()
  return server.messenger.sent.filter(({ channel }) => channel === 'sms')
}
const spread = (at: number) => `+614${10_000_000 + at * 10_007}`
const ipOf = (at: number) => `198.${51 + Math.floor(at / 200)}.${at % 200}.7`
const events = async (kind: 'texts-stopped' | 'emails-stopped') => {
  await server.app.securityLog?.flush()
  const rows = await server.database.db
    .selectFrom('security_events')
    .select('detail')
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ detail }) => detail)
}

test('two hundred and forty sign-ups from one network get forty texts, whatever IP they come from', async () => {
  const statuses = new Set<number>()
  for (let at = 0; at < 60; at += 1) {
    const { answer } = await ask(spread(at), `2001:db8:77:${at.toString(16)}::1`)
    statuses.add(answer.statusCode)
  }

  expect(await texts()).toHaveLength(40)
  expect(statuses).toEqual(new Set([202, 429]))
  expect(new Set(await events('texts-stopped'))).toEqual(new Set(['network']))
  // A request from another network gets its text.
  expect((await ask(spread(999), '203.0.113.9')).answer.statusCode).toBe(202)
})

test('a network whose people enter their codes gets more than forty', async () => {
  await sql`
    insert into sent_codes (channel, network, at, entered_at)
    select 'sms', '198.51.100.0/24', now() - interval '5 minutes', case when n > 39 then now() end
    from generate_series(1, 100) as n`.execute(server.database.db)

  const last = await ask(spread(0), '198.51.100.77')
  const none = await ask(spread(1), '198.51.100.78')

  expect([last.answer.statusCode, none.answer.statusCode]).toEqual([202, 429])
  const seconds = Number(none.answer.headers['retry-after'])
  expect(seconds).toBeGreaterThan(50 * 60)
  expect(seconds).toBeLessThanOrEqual(55 * 60)
})

test('numbers in a row get thirty texts a day, the owners are alerted once, and other numbers still get theirs', async () => {
  const owner = await anAdmin(server.database)
  for (let at = 0; at < 40; at += 1) await ask(`+61412340${String(at).padStart(3, '0')}`, ipOf(at))
  await server.runJobs()

  expect(await texts()).toHaveLength(30)
  expect(await events('texts-stopped')).toEqual(Array.from({ length: 10 }, () => 'prefix'))
  const mails = server.messenger.sent.filter(({ to }) => to === owner.user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Dream Design has stopped text messages'])
  expect((await ask(spread(1), ipOf(99))).answer.statusCode).toBe(202)
})

test("no more texts are sent in a day than the operator allows, and the answer says that it is not the person's fault", async () => {
  let last
  for (let at = 0; at < 53; at += 1) last = (await ask(spread(at), ipOf(at))).answer

  expect(await texts()).toHaveLength(50)
  expect([last?.statusCode, last && bodyOf(last).message]).toEqual([
    429,
    "We can't send text messages right now. Please try again later.",
  ])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60)
})

test('when hardly any code is entered texts stop but for a few, and resume once people enter them', async () => {
  const { db } = server.database
  const sent = (count: number, entered: boolean) =>
    sql`
      insert into sent_codes (channel, at, entered_at)
      select 'sms', now() - interval '10 minutes', case when ${entered} then now() end
      from generate_series(1, ${count}::int)`.execute(db)
  await sent(40, false)
  await sent(8, true)

  for (let at = 0; at < 20; at += 1) await ask(spread(at), ipOf(at))
  const whileStopped = (await texts()).length
  await sent(60, true)
  const { answer } = await ask(spread(77), ipOf(77))

  expect(whileStopped).toBe(12)
  expect(new Set(await events('texts-stopped'))).toEqual(new Set(['not-entered']))
  expect(answer.statusCode).toBe(202)
})

test('an entered code is counted as such', async () => {
  const { browser } = await ask(spread(5), ipOf(5))
  await server.delivered()
  await browser.post('/api/auth/phone/verify', { code: server.messenger.lastCodeTo(spread(5)) })

  const rows = await server.database.db.selectFrom('sent_codes').selectAll().execute()

  expect(rows).toMatchObject([{ channel: 'sms', entered_at: expect.any(Date) }])
})

test('reset emails are limited per day too, with an unchanged answer', async () => {
  const answers = new Set<string>()
  for (let at = 0; at < 23; at += 1) {
    const { user } = await aBuyer(server.database)
    const answer = await openBrowser(server.app, { ip: ipOf(at) }).post('/api/auth/password/forgot', {
      email: user.email,
    })
    answers.add(`${answer.statusCode} ${answer.body}`)
  }
  await server.delivered()

  expect(server.messenger.sent.filter(({ channel }) => channel === 'email')).toHaveLength(20)
  expect(answers.size).toBe(1)
  expect(await events('emails-stopped')).toEqual(['day', 'day', 'day'])
})
