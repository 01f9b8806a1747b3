import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aBuyer } from '#testing/people/people.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { countDays } from './count-days.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  await sql`truncate events, daily_counts, counted_days, design_days, preferences`.execute(db)
  await sql`delete from users`.execute(db)
})

const count = () => countDays(database, { notSinceS: 0 })

/** Person who registered so many weeks ago, on that week's Tuesday in Sydney. */
async function registered(weeksAgo: number) {
  const { user } = await aBuyer(database)
  const { rows } = await sql<{ at: Date }>`
    update users set created_at =
      (date_trunc('week', now() at time zone 'Australia/Sydney') + interval '33 hours'
        - make_interval(weeks => ${weeksAgo}::int)) at time zone 'Australia/Sydney'
    where id = ${user.id} returning created_at as at`.execute(database.db)
  await happened('registered', user.id, rows[0]?.at)
  return user.id
}

/** Inserts an event, by default now. */
const happened = (kind: string, userId: string, at: Date = new Date(), data: object = {}) =>
  sql`insert into events (user_id, kind, data, at) values (${userId}, ${kind}, ${JSON.stringify(data)}::text::jsonb, ${at})`.execute(
    database.db,
  )

async function counted(measure: string) {
  const { rows } = await sql<{ detail: string; count: number }>`
    select detail, sum(count)::int as count from daily_counts where measure = ${measure}
    group by detail order by detail`.execute(database.db)
  return rows.map((row) => row.count)
}

test('steps are counted by the week of registration, and repeated ones once', async () => {
  const [old, young] = [await registered(3), await registered(0)]
  await happened('unlocked', old, new Date(), { feature: 'dreamlist' })
  await happened('unlocked', young, new Date(), { feature: 'dreamlist' })
  await happened('broker-chosen', young)

  await count()
  await count()

  expect(await counted('registered')).toEqual([1, 1])
  expect(await counted('unlocked-dreamlist')).toEqual([1, 1])
  expect(await counted('broker-chosen')).toEqual([1])
})

test('a repeated event counts the first time only', async () => {
  const buyer = await registered(1)
  await happened('broker-chosen', buyer, new Date(Date.now() - 3 * 86_400_000))
  await happened('broker-chosen', buyer)
  await happened('broker-chosen', buyer)

  await count()

  expect(await counted('broker-chosen')).toEqual([1])
})

test('a late event of today is counted by the next run, one of last week by none', async () => {
  const buyer = await registered(2)
  await count()

  await happened('phone-verified', buyer)
  await happened('profile-completed', buyer, new Date(Date.now() - 6 * 86_400_000))
  await count()

  expect(await counted('phone-verified')).toEqual([1])
  expect(await counted('profile-completed')).toEqual([])
})

test('within five minutes nothing is counted again', async () => {
  const buyer = await registered(0)
  await countDays(database)
  await happened('first-like', buyer)

  await countDays(database)

  expect(await counted('first-like')).toEqual([])
})

test('a deleted person stays in the counts, without a trace of them', async () => {
  const buyer = await registered(1)
  await happened('first-like', buyer, new Date(Date.now() - 3 * 86_400_000))
  await count()

  await sql`delete from users where id = ${buyer}`.execute(database.db)
  await count()

  expect(await counted('first-like')).toEqual([1])
  const rows = await sql`select * from daily_counts`.execute(database.db)
  expect(JSON.stringify(rows.rows)).not.toContain(buyer)
})

test('likes and passes are counted by design, with the reasons; undone ones are not', async () => {
  const [one, two] = await somePlans(database, 2)
  for (const [design, action, reason] of [
    [one, 'like', null],
    [one, 'pass', 'too-small'],
    [one, 'pass', 'too-small'],
    [one, 'pass', null],
    [two, 'undone', null],
  ] as const) {
    const { user } = await aBuyer(database)
    await sql`insert into preferences (user_id, design_id, action, reason) values (${user.id}, ${design}, ${action}, ${reason})`.execute(
      database.db,
    )
  }

  await count()

  const { rows } = await sql`select design_id, likes, passes, reasons from design_days`.execute(database.db)
  expect(rows).toEqual([{ design_id: one, likes: 1, passes: 3, reasons: { 'too-small': 2 } }])
})

test('a person who has used the app this week is counted once, and the count never falls', async () => {
  const buyer = await registered(2)
  await registered(2)
  await sql`update sessions set last_used_at = now()`.execute(database.db)
  await count()

  await sql`delete from sessions where user_id = ${buyer}`.execute(database.db)
  await count()

  expect(await counted('active')).toEqual([2])
})

test('two processes that count at once count once', async () => {
  const buyer = await registered(0)
  await happened('first-like', buyer)

  await Promise.all([count(), count(), count()])

  expect(await counted('first-like')).toEqual([1])
})
