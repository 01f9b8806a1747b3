import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function aNewcomer(consent: object = { consentVersion: CONSENT_VERSION }) {
  const browser = openBrowser(server.app)
  const email = `${randomUUID()}@example.com`
  const answer = await browser.post('/api/auth/register', {
    name: 'Ada',
    email,
    password: 'Wattle-2026',
    ...consent,
  })
  return { browser, answer, userId: String(bodyOf(answer).id) }
}
const agree = (browser: ReturnType<typeof openBrowser>, version: string) =>
  browser.post('/api/auth/consent', { version })

test('registering agrees to the version shown, and stores the time', async () => {
  const { answer, userId } = await aNewcomer()

  const kept = await server.database.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()

  expect(bodyOf(answer).consent).toBe('current')
  expect(kept).toEqual([{ user_id: userId, version: CONSENT_VERSION, agreed_at: expect.any(Date) }])
})

test.each([[{}], [{ consentVersion: '2020-01-01' }]])(
  'a registration with %j has agreed to nothing, is taken, and can agree later',
  async (consent) => {
    const { browser, answer } = await aNewcomer(consent)

    const agreed = await agree(browser, CONSENT_VERSION)

    expect([answer.statusCode, bodyOf(answer).consent]).toEqual([201, 'none'])
    expect(bodyOf(agreed).consent).toBe('current')
  },
)

test('a new version asks again, and an app of an earlier build cannot answer', async () => {
  const { browser, userId } = await aNewcomer()
  await server.database.db
    .updateTable('consents')
    .set({ version: '2025-01-01' })
    .where('user_id', '=', userId)
    .execute()

  const before = await browser.get('/api/auth/me')
  const late = await agree(browser, '2025-01-01')
  const agreed = await agree(browser, CONSENT_VERSION)

  expect(bodyOf(before).consent).toBe('outdated')
  expect([late.statusCode, bodyOf(late).code]).toEqual([409, 'consent-outdated'])
  expect(bodyOf(agreed).consent).toBe('current')
})
