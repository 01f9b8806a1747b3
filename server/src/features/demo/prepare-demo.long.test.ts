import { stat } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { openBrowser } from '#testing/apps/browser.ts'
import { aBuyer } from '#testing/people/people.ts'
import { readListedBrokers } from '#features/brokers/brokers.store.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import type { ErrorReport } from '@dream/contract/api/app/error-reports'
import { addToToday } from '#features/admin/dashboard/daily-counter.store.ts'
import { recordErrorReport } from '#features/error-reports/record-error-report.ts'
import { prepareDemo } from './prepare-demo.ts'
import { seedDemoYear } from './year/seed-demo-year.ts'

let server: TestApp
let folder: ReturnType<typeof temporaryFolder>
beforeEach(async () => {
  folder = temporaryFolder()
  server = await startTestApp()
})
afterEach(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

const prepare = (settings: Record<string, string> = {}) =>
  prepareDemo(server.database, parseEnv({ DATA_DIR: folder.path, ...settings }), createPasswordHash())

async function canLogIn(email: string, password: string) {
  const visit = await server.app.inject('/api/auth/csrf-token')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: {
      'x-csrf-token': String(visit.headers['x-csrf-token']),
      cookie: visit.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    payload: { email, password },
  })
  return answer.statusCode === 200 ? answer.json() : answer.statusCode
}

test('the three accounts work with the printed password, which stays the same', async () => {
  const first = await prepare()
  const again = await prepare()

  const [buyer, broker, admin] = again
  const { mode } = await stat(`${folder.path}/demo-password`)
  expect(again).toEqual(first)
  expect(mode & 0o777).toBe(0o600)
  expect(await canLogIn('buyer@demo.local', buyer?.password ?? '')).toMatchObject({
    isPhoneVerified: true,
    hasCompletedProfile: true,
  })
  expect(await canLogIn('broker@demo.local', broker?.password ?? '')).toMatchObject({ isBroker: true })
  expect(await canLogIn('admin@demo.local', admin?.password ?? '')).toMatchObject({ isAdmin: true })
})

test('a new password setting replaces the one before', async () => {
  const [before] = await prepare()
  const [after] = await prepare({ DEMO_PASSWORD: 'Something-New-9' })

  expect(after?.password).toBe('Something-New-9')
  expect(await canLogIn('buyer@demo.local', 'Something-New-9')).toMatchObject({ email: 'buyer@demo.local' })
  expect(await canLogIn('buyer@demo.local', before?.password ?? '')).toBe(401)
})

test('the demo brokers fill the directory of every state, say how they are paid, and are closed without DEMO', async () => {
  await prepare()
  await prepare()

  const brokers = await readListedBrokers(server.database.db, {})
  const [bruno] = brokers.filter(({ name }) => name === 'Bruno Costa')
  const { email } = await server.database.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', bruno?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(brokers).toHaveLength(14)
  expect(new Set(brokers.flatMap(({ states }) => states)).size).toBe(8)
  expect(brokers.every(({ company }) => company.endsWith('(demo)'))).toBe(true)
  expect(email).toBe('broker@demo.local')
  expect(brokers.filter(({ buyerCount, capacity }) => buyerCount >= capacity)).toHaveLength(1)
  expect(brokers.filter(({ buyerCount }) => buyerCount > 0)).toHaveLength(13)

  await prepare({ DEMO: '0' })

  expect(await readListedBrokers(server.database.db, {})).toEqual([])
})

test('without DEMO the accounts of an earlier start are closed', async () => {
  const [buyer] = await prepare()
  const accounts = await prepare({ DEMO: '0' })

  expect(accounts).toEqual([])
  expect(await canLogIn('buyer@demo.local', buyer?.password ?? '')).toBe(401)
})

test('a person who had registered with the email of a demo account is not signed in as an admin', async () => {
  const stranger = await aBuyer(server.database, { email: 'admin@demo.local', phone: '+61491570156' })
  await prepare()

  const answer = await openBrowser(server.app, { cookies: stranger.cookies }).get('/api/auth/me')

  expect(answer.json()).toBeNull()
})

test('an ordinary start keeps the sessions of the demo accounts', async () => {
  const [buyer] = await prepare()
  const browser = openBrowser(server.app)
  await browser.post('/api/auth/login', { email: 'buyer@demo.local', password: buyer?.password })

  await prepare()

  expect((await browser.get('/api/auth/me')).json()).toMatchObject({ email: 'buyer@demo.local' })
})

test('the first start without DEMO removes the year and the error reports of the demo, and keeps what people did', async () => {
  const { db } = server.database
  const reportError = (report: ErrorReport) => recordErrorReport(server.database, report)
  const real: ErrorReport = {
    level: 'error',
    area: 'deck',
    msg: 'A real one',
    data: { buildId: 'a1' },
    ts: Date.now(),
  }
  await prepare()
  await seedDemoYear(server.database, { designs: () => [], reportError })
  await reportError(real)
  await addToToday(db, new Map([['visit', 3]]))
  const left = async () => ({
    counts: (await db.selectFrom('daily_counts').select(['measure', 'count']).execute()).length,
    errors: (await db.selectFrom('client_reports').select('message').execute()).map(({ message }) => message),
    trends: (await db.selectFrom('failure_days').select('day').execute()).length,
  })
  const withDemo = await left()

  await prepare({ DEMO: '0' })

  expect(withDemo.errors.length).toBeGreaterThan(1)
  expect(await left()).toEqual({ counts: 1, errors: ['A real one'], trends: 1 })
})
