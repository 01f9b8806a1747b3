import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '#platform/database.ts'
import { aDatabase } from '#testing/a-database.ts'
import type { OwnDatabase } from '#testing/clone-database.ts'
import { aSwiper } from '#testing/deck.ts'
import { saveProfile } from './save-profile.ts'

let database: OwnDatabase
let single: Database
beforeAll(async () => {
  database = await aDatabase()
  single = connectDatabase(database.url, { max: 1 })
})
afterAll(async () => {
  await single.close()
  await database.close()
})

const ANSWERS = {
  whoFor: 'me',
  firstHome: 'no',
  stage: 'dreaming',
  when: 'later',
  slope: 'flat',
  facing: 'east',
  bedrooms: 3,
  mustHaves: ['room:study'],
  setbacks: { front: 4, rear: 3, side: 1, sideStreet: 2 },
} as const
const names = Object.keys(ANSWERS)

test('whatever answers are sent together, the database has one statement to remember for it', async () => {
  const userId = await aSwiper(database)
  const prepared = () =>
    single.transaction(async (tx) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_prepared_statements where statement ilike '%update%profiles%'`.execute(
        tx,
      )
      return rows[0]?.count
    })

  for (let pick = 1; pick < 100; pick += 1) {
    const picked = Object.entries(ANSWERS).filter(([name]) => (pick >> names.indexOf(name)) & 1)
    await saveProfile(single, userId, Object.fromEntries(picked))
  }

  expect(await prepared()).toBe(1)
})

test('an answer that is not sent stays, also one that this version cannot read', async () => {
  const userId = await aSwiper(database)
  await saveProfile(single, userId, { ...ANSWERS, mustHaves: ['room:study', 'room:media'] })
  await sql`update profiles set budget = 'a-million' where user_id = ${userId}`.execute(database.db)

  const after = await saveProfile(single, userId, { stage: 'have-land', setbacks: null, suburb: '' })

  expect(after).toMatchObject({
    ...ANSWERS,
    stage: 'have-land',
    setbacks: null,
    suburb: null,
    mustHaves: ['room:study', 'room:media'],
  })
  const row = await database.db
    .selectFrom('profiles')
    .select(['budget', 'setbacks'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  expect(row).toEqual({ budget: 'a-million', setbacks: null })
})
