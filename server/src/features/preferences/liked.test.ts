import { randomUUID } from 'node:crypto'
import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { catalogueState, type Catalogue } from '#features/designs/catalogue.ts'
import { readDesigns } from '#features/designs/designs.store.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, somePlans } from '#testing/designs/swipers.ts'
import { readLiked } from './read-liked.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

const LIKES = LIKED_PAGE + 30
let database: OwnDatabase
let catalogue: Catalogue
let plans: string[]

beforeAll(async () => {
  database = await aDatabase()
  plans = await somePlans(database, LIKES + 1)
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const plan = (at: number) => plans[at] ?? ''
const like = (buyer: string, designId: string, { isRestored = false } = {}) =>
  recordPreference({ database, catalogue }, buyer, {
    designId,
    action: 'like',
    swipeId: randomUUID(),
    isRestored,
  })
const remove = (buyer: string, designId: string) => takePreferenceBack({ database }, buyer, { designId })

async function whoLiked(count: number) {
  const buyer = await aSwiper(database)
  for (const designId of plans.slice(0, count)) await like(buyer, designId)
  return buyer
}
const page = (buyer: string, limit = LIKED_PAGE, last?: LikedDesign) =>
  readLiked(database, catalogue.now(), { userId: buyer, limit, before: last?.likedAt, after: last?.id })
const idsOf = (liked: readonly LikedDesign[]) => liked.map(({ id }) => id)
const newestFirst = (count: number) => plans.slice(0, count).toReversed()

it('more likes than a page holds come each once, newest first', async () => {
  const buyer = await aSwiper(database)
  await sql`
    insert into preferences (user_id, design_id, action, at)
    select ${buyer}, id, 'like', timestamptz '2026-01-01' + at * interval '1 second'
    from unnest(${plans.slice(0, LIKES)}::uuid[]) with ordinality as plan (id, at)`.execute(database.db)

  const first = await page(buyer)
  const second = await page(buyer, LIKED_PAGE, first.at(-1))

  expect([first.length, second.length]).toEqual([LIKED_PAGE, LIKES - LIKED_PAGE])
  expect(idsOf([...first, ...second])).toEqual(newestFirst(LIKES))
})

it('likes made or taken back between two pages shift none of them', async () => {
  const buyer = await whoLiked(6)
  const first = await page(buyer, 3)

  await like(buyer, plan(LIKES))
  await remove(buyer, plan(3))
  await like(buyer, plan(3))
  await remove(buyer, plan(5))

  expect(idsOf(await page(buyer, 3, first.at(-1)))).toEqual([plan(2), plan(1), plan(0)])
})

it('likes of the same moment are ordered by their designs', async () => {
  const buyer = await whoLiked(5)
  await sql`update preferences set at = '2026-01-01' where user_id = ${buyer}`.execute(database.db)

  const first = await page(buyer, 3)
  const second = await page(buyer, 3, first.at(-1))

  expect(idsOf([...first, ...second])).toEqual(newestFirst(5).toSorted().toReversed())
})

it('a page skips designs that the catalogue does not know yet, and is still full', async () => {
  const buyer = await whoLiked(5)
  const known = (await readDesigns(database)).filter(({ design }) => design.id !== plan(3))

  const liked = await readLiked(database, catalogueState(known), { userId: buyer, limit: 3 })

  expect(idsOf(liked)).toEqual([plan(4), plan(2), plan(1)])
})

it("nobody sees another person's likes", async () => {
  await whoLiked(2)

  expect(await page(await aSwiper(database))).toEqual([])
})

it('a like that was taken back and restored keeps its place and time', async () => {
  const buyer = await whoLiked(4)
  const before = await page(buyer)

  await remove(buyer, plan(1))
  const { floorPlanLikes } = await like(buyer, plan(1), { isRestored: true })

  expect(await page(buyer)).toEqual(before)
  expect(floorPlanLikes).toBe(4)
})

describe('a like of a design that has left the catalogue', () => {
  const leaving = () => plan(LIKES)
  const setStatus = (status: 'archived' | 'published') =>
    database.db.updateTable('designs').set({ status }).where('id', '=', leaving()).execute()
  const backdate = (buyer: string, days: number) =>
    sql`update preferences set unliked_at = unliked_at - make_interval(days => ${days}::int) where user_id = ${buyer}`.execute(
      database.db,
    )
  const restore = (buyer: string) => like(buyer, leaving(), { isRestored: true })
  afterEach(() => setStatus('published'))

  it('can be restored after it was taken back, also by a repeated request', async () => {
    const buyer = await aSwiper(database)
    await like(buyer, leaving())
    await setStatus('archived')
    const before = await page(buyer)
    await remove(buyer, leaving())

    const swipe = { designId: leaving(), action: 'like', swipeId: randomUUID(), isRestored: true } as const
    const answer = await recordPreference({ database, catalogue }, buyer, swipe)

    expect(answer.floorPlanLikes).toBe(1)
    expect(await recordPreference({ database, catalogue }, buyer, swipe)).toEqual(answer)
    expect(await page(buyer)).toEqual(before)
  })

  it('can be restored for thirty days, and nothing else can', async () => {
    const [late, passed, stranger] = [
      await aSwiper(database),
      await aSwiper(database),
      await aSwiper(database),
    ]
    await like(late, leaving())
    await remove(late, leaving())
    await backdate(late, 31)
    const pass = { designId: leaving(), action: 'pass', swipeId: randomUUID() } as const
    await recordPreference({ database, catalogue }, passed, pass)
    await remove(passed, leaving())
    await setStatus('archived')

    for (const buyer of [late, passed, stranger])
      await expect(restore(buyer)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('cannot be made anew', async () => {
    const buyer = await aSwiper(database)
    await like(buyer, leaving())
    await setStatus('archived')
    await remove(buyer, leaving())

    await expect(like(buyer, leaving())).rejects.toMatchObject({ code: 'not-found' })
  })
})

it('a like that was taken back and is made anew is the newest', async () => {
  const buyer = await whoLiked(3)

  await remove(buyer, plan(0))
  await like(buyer, plan(0))

  expect(idsOf(await page(buyer))).toEqual([plan(0), plan(2), plan(1)])
})

it('restoring a like that was passed meanwhile is a new like', async () => {
  const buyer = await whoLiked(3)
  await recordPreference({ database, catalogue }, buyer, {
    designId: plan(0),
    action: 'pass',
    swipeId: randomUUID(),
  })

  await like(buyer, plan(0), { isRestored: true })

  expect(idsOf(await page(buyer))).toEqual([plan(0), plan(2), plan(1)])
})
