import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const aNumber = () => `+614${randomInt(10_000_000, 100_000_000)}`

async function someone(facts: { isEmailVerified?: boolean } = {}) {
  const phone = aNumber()
  const buyer = await aBuyer(server.database, { phone, ...facts })
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  const start = (next: string) => browser.post('/api/auth/phone/start', { phone: next })
  return { ...buyer, browser, phone, start }
}
async function codeTo(phone: string) {
  await server.runJobs()
  return server.messenger.lastCodeTo(phone)
}

test('changing the number needs the password and a code, and notifies the email and the old number', async () => {
  const { browser, user, password, phone, start } = await someone()
  const next = aNumber()

  const asked = await start(next)
  await browser.post('/api/auth/confirm', { password })
  await start(next)
  const verified = await browser.post('/api/auth/phone/verify', { code: await codeTo(next) })
  await server.runJobs()

  expect(bodyOf(asked).code).toBe('confirm-it-is-you')
  expect(verified.statusCode).toBe(200)
  expect(bodyOf(await browser.get('/api/profile')).phone).toBe(`04•• ••• ${next.slice(-3)}`)
  const told = [server.messenger.lastTo(user.email), server.messenger.lastTo(phone)]
  expect(told.map(({ channel }) => channel)).toEqual(['email', 'sms'])
  for (const { text } of told) expect(text).toContain(`04•• ••• ${next.slice(-3)}`)
})

test('the same number again needs the password too, and notifies nobody', async () => {
  const { browser, user, password, phone, start } = await someone()
  await browser.post('/api/auth/confirm', { password })
  await start(phone)

  const verified = await browser.post('/api/auth/phone/verify', { code: await codeTo(phone) })
  await server.runJobs()

  expect(verified.statusCode).toBe(200)
  expect(server.messenger.sent.filter(({ to }) => to === user.email)).toEqual([])
})

test('a person without a verified email verifies it before they change the number, and keeps everything until then', async () => {
  const { browser, password, start } = await someone({ isEmailVerified: false })
  await browser.post('/api/auth/confirm', { password })

  const answer = await start(aNumber())

  expect(bodyOf(answer).code).toBe('email-unverified')
  expect((await browser.get('/api/user-progress')).statusCode).toBe(200)
})
