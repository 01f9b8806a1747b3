import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '#testing/browser.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deleteOldReports } from './client-reports.store.ts'

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
let addresses = 0
const aPhone = () => openBrowser(server.app, { address: `198.51.100.${(addresses += 1)}` })
const stored = () => server.database.db.selectFrom('client_reports').selectAll().execute()

it('a failure in an app is kept without what follows the path of its page', async () => {
  const answer = await aPhone().post('/api/debug/log', broken)

  expect(answer.statusCode).toBe(204)
  const [report] = await stored()
  expect(report).toMatchObject({ level: 'error', area: 'render', message: 'plan is undefined', count: 1 })
  expect(report?.data).toEqual({ stack: broken.data.stack, location: '/explore', buildId: 'b1' })
})

it('the same failure on many phones at once is one report with a count', async () => {
  await Promise.all(Array.from({ length: 12 }, () => aPhone().post('/api/debug/log', broken)))
  await aPhone().post('/api/debug/log', { ...broken, data: { ...broken.data, buildId: 'b2' } })

  expect((await stored()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 12])
})

it('a stack that is too long is cut, and nonsense is refused', async () => {
  const long = await aPhone().post('/api/debug/log', { ...broken, data: { stack: 'x'.repeat(9000) } })
  const nonsense = await aPhone().post('/api/debug/log', { ...broken, level: 'panic' })

  expect([long.statusCode, nonsense.statusCode]).toEqual([204, 400])
  expect((await stored())[0]?.data['stack']).toHaveLength(4000)
})

it('one address that reports without end is told to wait', async () => {
  const phone = aPhone()

  const codes: number[] = []
  for (let i = 0; i < 32; i += 1) codes.push((await phone.post('/api/debug/log', broken)).statusCode)

  expect(codes.filter((code) => code === 429)).toHaveLength(2)
})

it('what has not happened for a month is forgotten', async () => {
  await aPhone().post('/api/debug/log', broken)
  await aPhone().post('/api/debug/log', { ...broken, msg: 'other' })
  await sql`update client_reports set last_at = last_at - interval '31 days' where message = 'other'`.execute(
    server.database.db,
  )

  await deleteOldReports(server.database.db)

  expect((await stored()).map(({ message }) => message)).toEqual(['plan is undefined'])
})
