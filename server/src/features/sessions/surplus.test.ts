import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { aBuyer, type Person, signIn } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

let clients = 0
const logIn = ({ user, password }: Person) =>
  openBrowser(server.app, { ip: `198.51.100.${(clients += 1)}` }).post('/api/auth/login', {
    email: user.email,
    password,
  })
const statusOf = async (cookies: Record<string, string>) =>
  (await openBrowser(server.app, { cookies }).get('/api/user-progress')).statusCode

test("the twenty-first session ends the least recently used one, and nobody else's", async () => {
  const [buyer, neighbour] = [await aBuyer(server.database), await aBuyer(server.database)]
  const idle = await signIn(server.database, buyer.user.id)
  for (let count = 2; count < 20; count += 1) await signIn(server.database, buyer.user.id)
  await sql`update sessions set last_used_at = now() - interval '1 day' where id = ${idle.sessionId}`.execute(
    server.database.db,
  )
  expect([await statusOf(buyer.cookies), await statusOf(idle.cookies)]).toEqual([200, 200])
  await sql`update sessions set last_used_at = now() - interval '1 day' where id = ${idle.sessionId}`.execute(
    server.database.db,
  )

  const answer = await logIn(buyer)

  expect(answer.statusCode).toBe(200)
  expect(await statusOf(buyer.cookies)).toBe(200)
  // The cached session is evicted when the database notifies of its end.
  await expect.poll(() => statusOf(idle.cookies)).toBe(401)
  expect(await statusOf(neighbour.cookies)).toBe(200)
})

test('many sign-ins at once leave no more sessions than one person may have', async () => {
  const buyer = await aBuyer(server.database)

  await Promise.all(Array.from({ length: 30 }, () => logIn(buyer)))

  const rows = await server.database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(rows).toHaveLength(20)
})
