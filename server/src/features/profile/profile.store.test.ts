import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aSwiper } from '#testing/designs/swipers.ts'
import { saveProfile } from './save-profile.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

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

test('an answer that is not sent stays, also one that this version cannot read', async () => {
  const userId = await aSwiper(database)
  await saveProfile(database, userId, { ...ANSWERS, mustHaves: ['room:study', 'room:media'] })
  await sql`update profiles set budget = 'a-million' where user_id = ${userId}`.execute(database.db)

  const after = await saveProfile(database, userId, { stage: 'have-land', setbacks: null, suburb: '' })

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
