import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { aBroker, aBuyer, anAdmin } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { countUnconfirmed, deleteUnconfirmed } from './retention.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const age = (id: string, days: number) =>
  sql`update users set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    server.database.db,
  )
const isThere = async (id: string) =>
  (await server.database.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

test('buyers who verified nothing for 30 days are deleted, and nobody else', async () => {
  const unconfirmed = { isPhoneVerified: false, hasCompletedProfile: false }
  const { db } = server.database
  const old = await aBuyer(server.database, unconfirmed)
  const people = [
    await aBuyer(server.database, unconfirmed),
    await aBuyer(server.database, { floorPlanLikes: 1 }),
    await aBroker(server.database, unconfirmed),
    await anAdmin(server.database),
  ]
  await openBrowser(server.app, { cookies: old.cookies }).post('/api/auth/phone/start', {
    phone: '0491570006',
  })
  await age(old.user.id, 31)
  await age(people[0]?.user.id ?? '', 29)
  for (const { user } of people.slice(1)) await age(user.id, 400)

  const planned = await countUnconfirmed(db)
  const isStillThere = await isThere(old.user.id)
  await deleteUnconfirmed(db)

  expect([planned, isStillThere]).toEqual([1, true])
  expect(await isThere(old.user.id)).toBe(false)
  expect(await Promise.all(people.map(({ user }) => isThere(user.id)))).toEqual([true, true, true, true])
  expect(await countUnconfirmed(db)).toBe(0)
})
