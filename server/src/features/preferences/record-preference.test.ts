import { randomUUID } from 'node:crypto'
import type { Preference } from '@dream/contract/api/designs/deck'
import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

let database: OwnDatabase
let catalogue: Catalogue
let plans: string[]
const kitchen = aDesignDocument({ category: 'Kitchen' })

beforeAll(async () => {
  database = await aDatabase()
  plans = await somePlans(database, 40)
  await storeDesigns(database, [kitchen])
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const swipe = (userId: string, preference: Preference) =>
  recordPreference({ database, catalogue }, userId, preference)
const like = (userId: string, designId: string, swipeId: string = randomUUID()) =>
  swipe(userId, { designId, action: 'like', swipeId })
const undo = (userId: string, designId: string, swipeId?: string) =>
  takePreferenceBack({ database }, userId, { designId, swipeId })
const plan = (at: number) => plans[at] ?? ''

async function likeFirst(userId: string, count: number) {
  for (const designId of plans.slice(0, count)) await like(userId, designId)
}

async function eventsOf(userId: string) {
  const rows = await database.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, data }) => (kind === 'unlocked' ? `unlocked ${String(data['feature'])}` : kind))
}

describe('liking and passing', () => {
  it('the likes at 10, 13, 16 and 19 unlock the features of the contract, and no others do', async () => {
    const buyer = await aSwiper(database)

    const answers = []
    for (const designId of plans.slice(0, 25)) answers.push(await like(buyer, designId))

    expect(answers.map(({ floorPlanLikes }) => floorPlanLikes)).toEqual(
      Array.from({ length: 25 }, (_, at) => at + 1),
    )
    const unlocks = answers.flatMap(({ floorPlanLikes, unlocked }) =>
      unlocked.map((feature) => [feature, floorPlanLikes]),
    )
    expect(unlocks).toEqual(FEATURES.map((feature) => [feature, UNLOCK_AT[feature]]))
    expect(await eventsOf(buyer)).toEqual(['first-like', ...FEATURES.map((feature) => `unlocked ${feature}`)])
  })

  it('passes and other kinds of design do not count', async () => {
    const buyer = await aSwiper(database)
    await likeFirst(buyer, 9)

    const passed = await swipe(buyer, { designId: plan(20), action: 'pass', swipeId: randomUUID() })
    const kitchenLiked = await like(buyer, kitchen.id)

    expect([passed, kitchenLiked]).toEqual([
      { floorPlanLikes: 9, unlocked: [] },
      { floorPlanLikes: 9, unlocked: [] },
    ])
  })

  it('the last action counts', async () => {
    const buyer = await aSwiper(database)
    await like(buyer, plan(0))

    const passed = await swipe(buyer, { designId: plan(0), action: 'pass', swipeId: randomUUID() })
    const likedAgain = await like(buyer, plan(0))

    expect([passed.floorPlanLikes, likedAgain.floorPlanLikes]).toEqual([0, 1])
  })

  it('a swipe without an id counts once per action', async () => {
    const buyer = await aSwiper(database)

    await swipe(buyer, { designId: plan(0), action: 'like' })
    const again = await swipe(buyer, { designId: plan(0), action: 'like' })

    expect(again).toEqual({ floorPlanLikes: 1, unlocked: [] })
  })

  it('an unknown design and one that is no longer published get 404, and nothing is stored', async () => {
    const buyer = await aSwiper(database)
    const [archived = ''] = await somePlans(database, 1)
    await database.db.updateTable('designs').set({ status: 'archived' }).where('id', '=', archived).execute()

    await expect(like(buyer, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(like(buyer, archived)).rejects.toMatchObject({ code: 'not-found' })

    const rows = await database.db
      .selectFrom('preferences')
      .where('user_id', '=', buyer)
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})

describe('repeats', () => {
  it('the same swipe sent again answers the same unlock; the same design from another tab does not', async () => {
    const buyer = await aSwiper(database)
    await likeFirst(buyer, 9)
    const swipeId = randomUUID()

    const first = await like(buyer, plan(9), swipeId)
    const retry = await like(buyer, plan(9), swipeId)
    const otherTab = await like(buyer, plan(9))
    const lateRetry = await like(buyer, plan(9), swipeId)

    expect(first).toEqual({ floorPlanLikes: 10, unlocked: ['dreamlist'] })
    expect(retry).toEqual(first)
    expect(otherTab).toEqual({ floorPlanLikes: 10, unlocked: [] })
    expect(lateRetry).toEqual(first)
  })

  it('a late repeat of an older swipe does not override a newer decision', async () => {
    const buyer = await aSwiper(database)
    const swipeId = randomUUID()
    await like(buyer, plan(0), swipeId)
    await swipe(buyer, { designId: plan(0), action: 'pass', swipeId: randomUUID() })

    const repeat = await like(buyer, plan(0), swipeId)

    expect(repeat.floorPlanLikes).toBe(0)
  })

  it('a repeat that arrives after the undo stays undone', async () => {
    const buyer = await aSwiper(database)
    const swipeId = randomUUID()
    await like(buyer, plan(0), swipeId)
    await undo(buyer, plan(0), swipeId)

    const repeat = await like(buyer, plan(0), swipeId)

    expect(repeat.floorPlanLikes).toBe(0)
  })
})

describe('taking back', () => {
  it('an undo lowers the count, keeps the unlock, and the next tenth like celebrates nothing', async () => {
    const buyer = await aSwiper(database)
    await likeFirst(buyer, 10)

    const undone = await undo(buyer, plan(9))
    const tenthAgain = await like(buyer, plan(9))

    expect(undone).toEqual({ floorPlanLikes: 9, unlocked: [] })
    expect(tenthAgain).toEqual({ floorPlanLikes: 10, unlocked: [] })
    expect(await eventsOf(buyer)).toEqual(['first-like', 'unlocked dreamlist'])
  })

  it('an undo of a swipe that another one followed does nothing', async () => {
    const buyer = await aSwiper(database)
    const swipeId = randomUUID()
    await swipe(buyer, { designId: plan(0), action: 'pass', swipeId })
    await like(buyer, plan(0))

    const undone = await undo(buyer, plan(0), swipeId)

    expect(undone.floorPlanLikes).toBe(1)
  })

  it('undoing twice, or without a swipe, is harmless; an unknown design gets 404', async () => {
    const buyer = await aSwiper(database)

    const never = await undo(buyer, plan(0))
    await like(buyer, plan(0))
    await undo(buyer, plan(0))
    const twice = await undo(buyer, plan(0))

    expect([never.floorPlanLikes, twice.floorPlanLikes]).toEqual([0, 0])
    await expect(undo(buyer, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('pass reasons', () => {
  const reasonsOf = async (userId: string) => {
    const row = await database.db
      .selectFrom('user_progress')
      .select('passed_tags')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.passed_tags
  }

  it('a reason may follow its pass, counts once, and goes when the pass does', async () => {
    const wide = aDesignDocument({ frontage: 18 })
    await storeDesigns(database, [wide])
    await catalogue.refresh()
    const reason = 'too-wide:18'
    const buyer = await aSwiper(database)
    const pass = { designId: wide.id, action: 'pass', swipeId: randomUUID() } as const

    await swipe(buyer, pass)
    await swipe(buyer, { ...pass, reason })
    await swipe(buyer, { ...pass, reason })
    const given = await reasonsOf(buyer)
    await like(buyer, wide.id)

    expect(given).toEqual({ 'too-wide:18': 1 })
    expect(await reasonsOf(buyer)).toEqual({})
  })

  it('an unknown reason is ignored, and the pass counts', async () => {
    const buyer = await aSwiper(database)

    await swipe(buyer, { designId: plan(0), action: 'pass', reason: 'made-up' })

    const rows = await database.db
      .selectFrom('preferences')
      .select(['action', 'reason'])
      .where('user_id', '=', buyer)
      .execute()
    expect(rows).toEqual([{ action: 'pass', reason: null }])
    expect(await reasonsOf(buyer)).toEqual({})
  })
})
