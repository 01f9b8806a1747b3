import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FUNNEL } from '@dream/contract/rules/admin/funnel'
import { recordErrorReport } from '#features/error-reports/record-error-report.ts'
import { countDays } from '#features/admin/dashboard/count-days.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { anAdmin } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { demoYear } from './demo-year.ts'
import { seedDemoYear } from './seed-demo-year.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const stored = async () => {
  const { rows } = await sql<{ days: number; sum: number }>`
    select count(distinct day)::int as days, sum(count)::int as sum from daily_counts`.execute(
    server.database.db,
  )
  return rows[0]
}

test('a new demo has a past year, which neither a second start nor the count changes', async () => {
  const ids = await somePlans(server.database, 12)
  const seed = () =>
    seedDemoYear(server.database, {
      designs: () => ids.map((id) => ({ id, reasons: ['too-wide:16', 'no:room:study'] })),
      reportError: (report) => recordErrorReport(server.database, report),
    })

  await Promise.all([seed(), seed()])
  const first = await stored()
  await seed()
  await countDays(server.database, { notSinceS: 0 })

  expect(first).toMatchObject({ days: 364 })
  expect(await stored()).toEqual(first)
})

test('the dashboard shows every step of the funnel in each week, and designs with reasons', async () => {
  const owner = await anAdmin(server.database)

  const { weeks, designs, messages } = bodyOf(
    await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/dashboard'),
  )

  const whole = weeks.slice(-5, -2)
  for (const { steps } of whole) expect(Object.keys(steps)).toHaveLength(FUNNEL.length)
  expect(designs[0].reasons.length).toBeGreaterThan(0)
  expect(messages.some(({ smsSent }: { smsSent: number }) => smsSent > 0)).toBe(true)
})

test('error reports have builds and a trend', async () => {
  const owner = await anAdmin(server.database)

  const { items } = bodyOf(
    await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/error-reports'),
  )

  expect(items).toHaveLength(4)
  const deck = items.find(({ area }: { area: string }) => area === 'deck')
  expect(deck).toMatchObject({ count: 54, builds: expect.arrayContaining(['demo-2026-10', 'demo-2026-11']) })
  expect(deck.trend.at(-1)).toBe(3)
})

test('a year is deterministic for its last day, and nobody takes a step before the one that it follows', () => {
  const year = demoYear('2026-11-22', [])
  const total = (measure: string) =>
    year.counts.filter((row) => row.measure === measure).reduce((sum, { count }) => sum + count, 0)

  expect(demoYear('2026-11-22', [])).toEqual(year)
  const steps = FUNNEL.map(({ step }) => step).filter((step) => step !== 'active')
  for (const [at, step] of steps.entries()) {
    expect(total(step)).toBeGreaterThan(0)
    if (at > 0) expect(total(step)).toBeLessThanOrEqual(total(steps[at - 1] ?? ''))
  }
  expect(year.counts.every(({ day }) => day <= '2026-11-22')).toBe(true)
})

test.each([1, 2, 3, 4, 5, 6, 7])('a year has 364 days, also when day %i of a week is its last', (weekday) => {
  const { counts } = demoYear(`2026-11-${15 + weekday}`, [])

  expect(new Set(counts.map(({ day }) => day)).size).toBe(364)
})
