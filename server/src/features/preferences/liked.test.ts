import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, somePlans } from '#testing/designs/swipers.ts'
import { readLikes } from './preferences.store.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

let database: OwnDatabase
let plans: string[]
let buyer: string

beforeAll(async () => {
  database = await aDatabase()
  plans = await somePlans(database, 7)
  buyer = await aSwiper(database)
  const catalogue = await aCatalogue(database)
  for (const designId of plans) {
    await recordPreference({ database, catalogue }, buyer, {
      designId,
      action: 'like',
      swipeId: randomUUID(),
    })
  }
  await recordPreference({ database, catalogue }, buyer, {
    designId: plans[6] ?? '',
    action: 'pass',
    swipeId: randomUUID(),
  })
})
afterAll(() => database.close())

const page = async (limit: number, after?: string) =>
  (await readLikes(database.db, { userId: buyer, limit, after })).map(({ designId }) => designId)

it('likes are listed newest first, page by page', async () => {
  expect(await page(4)).toEqual([plans[5], plans[4], plans[3], plans[2]])
  expect(await page(4, plans[2])).toEqual([plans[1], plans[0]])
  expect(await page(4, plans[0])).toEqual([])
})

it('paging goes on behind a like that was taken back meanwhile', async () => {
  await takePreferenceBack({ database }, buyer, { designId: plans[2] ?? '' })

  expect(await page(4, plans[2])).toEqual([plans[1], plans[0]])
})

it("a design that was never swiped starts the list anew, and nobody sees another person's likes", async () => {
  const stranger = await aSwiper(database)

  expect(await page(2, randomUUID())).toEqual([plans[5], plans[4]])
  expect(await readLikes(database.db, { userId: stranger, limit: 10, after: undefined })).toEqual([])
})
