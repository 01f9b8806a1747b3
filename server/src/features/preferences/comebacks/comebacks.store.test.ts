import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aSwiper, somePlans } from '#testing/designs/swipers.ts'
import { keepPick } from './comebacks.store.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

it('keeps one pick of the day for two devices that ask for it at once', async () => {
  const [first = '', second = ''] = await somePlans(database, 2)
  const userId = await aSwiper(database)
  await sql`insert into comebacks (user_id) values (${userId})`.execute(database.db)
  const pick = { userId, day: '2026-11-25', why: null, instead: null }
  const isHeld = Promise.withResolvers<void>()
  const one = database.db.transaction().execute(async (tx) => {
    const kept = await keepPick(tx, { ...pick, designId: first })
    isHeld.resolve()
    await sql`select pg_sleep(0.3)`.execute(tx)
    return kept
  })
  await isHeld.promise

  expect(await keepPick(database.db, { ...pick, designId: second })).toEqual({ designId: first, why: null })
  expect(await one).toEqual({ designId: first, why: null })
})
