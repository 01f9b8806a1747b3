import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { countErrorReport, deleteOldErrorReports } from './error-reports.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
})
afterAll(() => server.close())
beforeEach(() => server.database.db.deleteFrom('client_reports').execute())

const broken = {
  level: 'error',
  area: 'render',
  msg: 'plan is undefined',
  data: {
    stack: 'TypeError: plan is undefined\n at PlanFace\n at CardFace',
    location: 'https://dream.example/explore?open=1#code=123456',
    buildId: 'b1',
  },
  ts: 1_795_000_000_000,
}
let phones = 0
const aPhone = () => openBrowser(server.app, { ip: `198.51.100.${(phones += 1)}` })
const stored = () => server.database.db.selectFrom('client_reports').selectAll().execute()

it('an error report is stored without the query and hash of its page', async () => {
  const answer = await aPhone().post('/api/debug/log', broken)

  expect(answer.statusCode).toBe(204)
  const [report] = await stored()
  expect(report).toMatchObject({ level: 'error', area: 'render', message: 'plan is undefined', count: 1 })
  expect(report?.data).toEqual({ stack: broken.data.stack, location: '/explore', buildId: 'b1' })
})

it('the same error on many phones at once is one error report with a count', async () => {
  await Promise.all(Array.from({ length: 12 }, () => aPhone().post('/api/debug/log', broken)))
  await aPhone().post('/api/debug/log', { ...broken, data: { ...broken.data, buildId: 'b2' } })

  expect((await stored()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 12])
})

it('a stack that is too long is truncated, and an invalid report is refused', async () => {
  const long = await aPhone().post('/api/debug/log', { ...broken, data: { stack: 'x'.repeat(9000) } })
  const nonsense = await aPhone().post('/api/debug/log', { ...broken, level: 'panic' })

  expect([long.statusCode, nonsense.statusCode]).toEqual([204, 400])
  expect((await stored())[0]?.data['stack']).toHaveLength(4000)
})

it('one IP that sends too many error reports is rate limited', async () => {
  const phone = aPhone()

  const codes: number[] = []
  for (let i = 0; i < 32; i += 1) codes.push((await phone.post('/api/debug/log', broken)).statusCode)

  expect(codes.filter((code) => code === 429)).toHaveLength(2)
})

it('error reports that have not occurred for a month are deleted', async () => {
  await aPhone().post('/api/debug/log', broken)
  await aPhone().post('/api/debug/log', { ...broken, msg: 'other' })
  await sql`update client_reports set last_at = last_at - interval '31 days' where message = 'other'`.execute(
    server.database.db,
  )

  await deleteOldErrorReports(server.database.db)

  expect((await stored()).map(({ message }) => message)).toEqual(['plan is undefined'])
})

it('personal data and secrets are redacted in every field', async () => {
  const token = 'kq3Zr8_1yVt0uX5wN7b-Lm2Pd4Sf6Gh9Jk0Qe1Rt2Yu'

  await aPhone().post('/api/debug/log', {
    ...broken,
    area: 'sam@example.com',
    msg: 'No session of sam@example.com, 0412 345 678',
    data: {
      stack: `Error: ${token}\n at get (https://dream.example/x?email=sam%40example.com:1:2)`,
      componentStack: 'at Chat +61412345678',
      location: 'https://dream.example/chat/018f0000-0000-7000-8000-000000000000',
      route: '/reset/sam@example.com',
      buildId: 'b1',
    },
  })

  const [report] = await stored()
  expect(report).toMatchObject({
    area: '[email]',
    message: 'No session of [email], [number]',
    data: {
      stack: 'Error: [id]\n at get (https://dream.example/x:1:2)',
      componentStack: 'at Chat [number]',
      location: '/chat/[id]',
      route: '/reset/[email]',
      buildId: 'b1',
    },
  })
})

it('an error report that is cut within a character, or is malformed text, is stored all the same', async () => {
  const cut = await aPhone().post('/api/debug/log', { ...broken, data: { stack: `${'x'.repeat(3999)}😀` } })
  const odd = await aPhone().post('/api/debug/log', {
    ...broken,
    msg: 'half \ud83d',
    data: { route: '\udc00' },
  })

  expect([cut.statusCode, odd.statusCode]).toEqual([204, 204])
  expect(await stored()).toHaveLength(2)
})

it('a flood of new kinds stays within the limit, and evicts no report that many people meet', async () => {
  const { db } = server.database
  const kind = (name: string) => ({
    fingerprint: Buffer.from(name),
    errorId: Buffer.from(name),
    level: 'error' as const,
    area: 'render',
    message: name,
    data: {},
  })
  for (let time = 0; time < 3; time += 1) await countErrorReport(db, kind('met by many'), { maxKinds: 10 })

  const flood = Array.from({ length: 60 }, (_, at) =>
    countErrorReport(db, kind(`made up ${at}`), { maxKinds: 10 }),
  )
  await Promise.all(flood)
  await countErrorReport(db, kind('new and real'), { maxKinds: 10 })

  const messages = (await stored()).map(({ message }) => message)
  expect(messages).toHaveLength(10)
  expect(messages).toEqual(expect.arrayContaining(['met by many', 'new and real']))
})
