import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { openBrowser } from '#testing/apps/browser.ts'
import { anAdmin } from '#testing/people/people.ts'
import { aReport } from '#testing/people/reports.ts'
import { joinChat, type TestSocket } from '#testing/sockets/sockets.ts'

let here: Awaited<ReturnType<typeof startListeningApp>>
let there: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  here = await startListeningApp()
  there = await startListeningApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Close code of a socket. */
const endOf = async ({ ended }: TestSocket) => (await ended).code

test('a removed message reaches the open devices of both at every process, and a suspension closes the sockets', async () => {
  const admin = await anAdmin(here.database)
  const { id, buyer, broker } = await aReport(here)
  const reader = await joinChat(there.url, buyer)
  const sockets = [await joinChat(here.url, broker), await joinChat(there.url, broker)]

  const answer = await openBrowser(here.app, { cookies: admin.cookies }).post(
    `/api/admin/reports/${id}/decision`,
    { decision: 'suspend', removesMessage: true, reason: 'Threats' },
  )

  expect(answer.statusCode).toBe(200)
  for (const socket of sockets) expect(await endOf(socket)).toBe(1008)
  await expect.poll(() => JSON.stringify(reader.frames), { interval: 20 }).toContain('"isRemoved":true')
})
