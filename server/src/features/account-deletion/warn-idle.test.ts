import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { letGraceEnd } from '#testing/people/leaving.ts'
import { aBroker, aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { countIdle } from './idle.store.ts'
import { warnIdle } from './warn-idle.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  server = await startListeningApp()
})
afterAll(() => server.close())

const A_MONTH_BEFORE_TWO_YEARS = 701
const run = <T>(query: { execute(db: typeof server.database.db): Promise<{ rows: T[] }> }) =>
  query.execute(server.database.db)

/** Simulates idleness of so many days; the sessions have expired, too. */
async function leaveUnused({ user: { id } }: Person, days = A_MONTH_BEFORE_TWO_YEARS) {
  await run(sql`delete from sessions where user_id = ${id}`)
  await run(sql`
    update account_uses set last_at = now() - make_interval(days => ${days}) where user_id = ${id}`)
}
const logIn = ({ user: { email }, password }: Person) =>
  openBrowser(server.app).post('/api/auth/login', { email, password })
const lettersTo = ({ user }: Person) => server.messenger.sent.filter(({ to }) => to === user.email)
const isThere = async ({ user: { id } }: Person) =>
  (await run(sql`select from users where id = ${id}`)).rows.length === 1
const eraseAtOf = async ({ user: { id } }: Person) => {
  const { rows } = await run(
    sql<{ days: number }>`
      select extract(epoch from erase_at - now())::float8 / 86400 as days from account_deletions where user_id = ${id}`,
  )
  return rows[0]?.days
}

test('a buyer who was away for 23 months is warned once by email and erased 30 days later', async () => {
  const buyer = await aBuyer(server.database)
  await leaveUnused(buyer)
  const { toWarn } = await countIdle(server.database.db)
  expect([toWarn, lettersTo(buyer)]).toEqual([1, []])

  const warned = await Promise.all([warnIdle(server.database), warnIdle(server.database)])
  await server.runJobs()

  expect(warned.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await countIdle(server.database.db)).toEqual({ toWarn: 0, warned: 1 })
  expect(await eraseAtOf(buyer)).toBeCloseTo(30, 1)
  expect(lettersTo(buyer).map(({ text }) => text)).toEqual([
    expect.stringContaining("haven't used your account for almost two years"),
  ])
  expect(await isThere(buyer)).toBe(true)

  await letGraceEnd(server, buyer.user.id)
  await server.runJobs()

  expect(await isThere(buyer)).toBe(false)
})

test('signing in after the warning keeps the account, and the idle time starts anew', async () => {
  const buyer = await aBuyer(server.database)
  await leaveUnused(buyer)
  await warnIdle(server.database)

  const answer = await logIn(buyer)

  expect(answer.json()).toMatchObject({ isKept: true })
  expect(await eraseAtOf(buyer)).toBeUndefined()
  expect(await warnIdle(server.database)).toBe(0)
})

test('renewing a session counts as use, as signing in does', async () => {
  const buyer = await aBuyer(server.database)
  await leaveUnused(buyer)
  const browser = openBrowser(server.app)
  await browser.post('/api/auth/login', { email: buyer.user.email, password: buyer.password })
  await run(
    sql`update account_uses set last_at = now() - interval '800 days' where user_id = ${buyer.user.id}`,
  )
  await run(
    sql`update sessions set rotated_at = now() - interval '1 minute' where user_id = ${buyer.user.id}`,
  )
  expect(await countIdle(server.database.db)).toMatchObject({ toWarn: 0 })
})

test('people who were here since, brokers, admins, suspended and leaving people are not warned', async () => {
  const { database } = server
  const [recent, suspended, leaving] = [
    await aBuyer(database),
    await aBuyer(database),
    await aBuyer(database),
  ]
  const others = [suspended, leaving, await aBroker(database), await anAdmin(database)]
  await openBrowser(server.app, { cookies: leaving.cookies }).post('/api/account/delete', {
    confirm: 'DELETE',
    password: leaving.password,
  })
  await leaveUnused(recent, A_MONTH_BEFORE_TWO_YEARS - 10)
  for (const person of others) await leaveUnused(person, 2000)
  await run(sql`update users set disabled_at = now() where id = ${suspended.user.id}`)

  expect(await countIdle(database.db)).toMatchObject({ toWarn: 0 })
  expect(await warnIdle(database)).toBe(0)
})
