import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { addToToday } from './daily-counter.store.ts'
import { createDailyCounter, countMessages } from './daily-counter.ts'
import { countDays } from './count-days.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startTestApp()
  owner = await anAdmin(server.database)
})
afterAll(() => server.close())

const dashboard = async () =>
  bodyOf(await openBrowser(server.app, { cookies: owner.cookies }).get('/api/admin/dashboard'))
const log = { warn: () => undefined }

test('likes move the funnel of the week', async () => {
  await aBuyer(server.database, { floorPlanLikes: 10 })

  await countDays(server.database, { notSinceS: 0 })

  const { weeks, countedAt, designs } = await dashboard()
  expect(weeks).toHaveLength(53)
  expect(weeks.at(-1).steps).toMatchObject({ 'first-like': 1, 'unlocked-dreamlist': 1 })
  expect(countedAt).toMatch(/^\d{4}-/)
  expect(designs).toHaveLength(10)
  expect(designs[0]).toMatchObject({ likes: 1, passes: 0, reasons: [] })
})

test('visits and installs are counted in memory and added to the day', async () => {
  const counter = createDailyCounter(server.database, log as never)
  for (let time = 0; time < 5; time += 1) counter.count('visit')
  counter.count('install')

  await counter.close()
  await addToToday(server.database.db, new Map([['visit', 2]]))

  expect((await dashboard()).weeks.at(-1).steps).toMatchObject({ visit: 7, install: 1 })
})

test('messages are counted by whether they could be handed over', async () => {
  const counter = createDailyCounter(server.database, log as never)
  const messenger = countMessages(
    {
      sms: async () => undefined,
      email: () => Promise.reject(new Error('down')),
    },
    counter,
  )

  await messenger.sms('+61400000000', 'hi')
  const failed = messenger.email({ to: 'a@example.com', subject: '', title: '', lines: [] })
  await expect(failed).rejects.toThrow('down')
  await counter.close()

  expect((await dashboard()).messages.at(-1)).toMatchObject({ smsSent: 1, mailFailed: 1, mailSent: 0 })
})

test('an install is counted for anybody, and anonymously', async () => {
  const answer = await openBrowser(server.app).post('/api/installs')

  expect(answer.statusCode).toBe(204)
})
