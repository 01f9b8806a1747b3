import { randomUUID } from 'node:crypto'
import type { PreferenceAnswer } from '@dream/contract/api/designs/deck'
import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { hasBit, joinPages } from '#features/designs/ranking/bitmap.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, somePlans } from '#testing/designs/swipers.ts'
import { randomFrom } from '#testing/designs/rankables.ts'
import { recordPreference, takePreferenceBack } from './record-preference.ts'

const PLANS = 40
let database: OwnDatabase
let catalogue: Catalogue
let plans: string[]

beforeAll(async () => {
  database = await aDatabase()
  plans = await somePlans(database, PLANS)
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

type Swipe = { designId: string; action: 'like' | 'pass'; swipeId: string }
const send = (userId: string, swipe: Swipe) => recordPreference({ database, catalogue }, userId, swipe)
const likes = (designs = plans): Swipe[] =>
  designs.map((designId) => ({ designId, action: 'like', swipeId: randomUUID() }))

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** Unlocks with the count in their swipe's answer, by swipe: a retry may report one again, another swipe may not. */
function celebrations(sent: readonly Swipe[], answers: readonly PreferenceAnswer[]) {
  const bySwipe = new Map<string, string>()
  answers.forEach(({ unlocked }, at) => {
    for (const feature of unlocked)
      bySwipe.set(feature, [...(bySwipe.get(feature)?.split(' ') ?? []), sent[at]?.swipeId].join(' '))
  })
  return [...bySwipe].map(([feature, swipes]) => ({ feature, swipes: new Set(swipes.split(' ')).size }))
}

describe('concurrent swipes', () => {
  it('40 likes at once give 40 different counts and each unlock at its own number', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => aSwiper(database)))

    const answers = await Promise.all(
      buyers.map((buyer) => Promise.all(likes().map((swipe) => send(buyer, swipe)))),
    )

    for (const ofBuyer of answers) {
      const counts = ofBuyer.map(({ floorPlanLikes }) => floorPlanLikes).sort((a, b) => a - b)
      expect(counts).toEqual(Array.from({ length: PLANS }, (_, at) => at + 1))
      const unlocks = ofBuyer
        .filter(({ unlocked }) => unlocked.length > 0)
        .sort((a, b) => a.floorPlanLikes - b.floorPlanLikes)
      expect(unlocks.map(({ floorPlanLikes, unlocked }) => [floorPlanLikes, ...unlocked])).toEqual([
        [10, 'dreamlist'],
        [13, 'land'],
        [16, 'videos'],
        [19, 'brokers'],
      ])
    }
  })

  it('every like sent three times, shuffled and at once, counts once and each unlock belongs to one swipe', async () => {
    const random = randomFrom(11)
    const buyer = await aSwiper(database)
    const sent = shuffled(
      likes().flatMap((swipe) => [swipe, swipe, swipe]),
      random,
    )

    const answers = await Promise.all(sent.map((swipe) => send(buyer, swipe)))

    expect(Math.max(...answers.map(({ floorPlanLikes }) => floorPlanLikes))).toBe(PLANS)
    expect(celebrations(sent, answers).sort((a, b) => a.feature.localeCompare(b.feature))).toEqual(
      [...FEATURES].sort().map((feature) => ({ feature, swipes: 1 })),
    )
  })

  it('two tabs liking the same designs at once count each once and celebrate each unlock in one of them', async () => {
    const buyer = await aSwiper(database)
    const tabs = [likes(plans.slice(0, 20)), likes(plans.slice(0, 20))]
    const sent = tabs.flat()

    const answers = await Promise.all(sent.map((swipe) => send(buyer, swipe)))

    expect(Math.max(...answers.map(({ floorPlanLikes }) => floorPlanLikes))).toBe(20)
    expect(answers.flatMap(({ unlocked }) => unlocked).sort()).toEqual([...FEATURES].sort())
  })
})

describe('random histories', () => {
  it('likes, passes, retries and undos in any order agree with a simple model', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = randomFrom(seed)
      const buyer = await aSwiper(database)
      const model = aModel()
      const history: Swipe[] = []
      for (let step = 0; step < 120; step += 1) {
        const roll = random()
        const designId = plans[Math.floor(random() * 24)] ?? ''
        const old = history[Math.floor(random() * history.length)]
        if (roll < 0.1) {
          const { floorPlanLikes } = await takePreferenceBack({ database }, buyer, { designId })
          model.undo(designId)
          expect(floorPlanLikes).toBe(model.likes())
          continue
        }
        const fresh: Swipe = { designId, action: roll < 0.75 ? 'like' : 'pass', swipeId: randomUUID() }
        const swipe = roll > 0.88 && old ? old : fresh
        const answer = await send(buyer, swipe)
        history.push(swipe)
        expect(answer).toEqual(model.swipe(swipe))
      }
      expect(await storedState(buyer)).toEqual(model.state())
    }
  })

  it('undos between 40 parallel likes keep the stored count, bitmaps and preferences consistent', async () => {
    const buyer = await aSwiper(database)

    await Promise.all(
      likes().flatMap((swipe, at) => [
        send(buyer, swipe),
        ...(at % 3 === 0 ? [takePreferenceBack({ database }, buyer, { designId: swipe.designId })] : []),
      ]),
    )

    const stored = await storedState(buyer)
    const row = await database.db
      .selectFrom('user_progress')
      .select('floor_plan_likes')
      .where('user_id', '=', buyer)
      .executeTakeFirst()
    expect(row?.floor_plan_likes).toBe(stored.liked.length)
    const rows = await database.db
      .selectFrom('preferences')
      .select('design_id')
      .where('user_id', '=', buyer)
      .where('action', '=', 'like')
      .execute()
    expect(rows.map(({ design_id }) => design_id).sort()).toEqual(stored.liked)
  })
})

/** Reference model of swiping with a plain map. */
function aModel() {
  const actions = new Map<string, string>()
  const applied = new Map<string, string[]>()
  const unlockedBy = new Map<string, string[]>()
  let most = 0
  const likedIds = () => [...actions].filter(([, action]) => action === 'like').map(([id]) => id)
  return {
    likes: () => likedIds().length,
    undo: (designId: string) => void actions.delete(designId),
    swipe({ designId, action, swipeId }: Swipe) {
      const known = applied.get(designId)?.slice(-8) ?? []
      if (!known.includes(swipeId)) {
        applied.set(designId, [...known, swipeId])
        actions.set(designId, action)
      }
      const count = likedIds().length
      const reached = FEATURES.filter((feature) => UNLOCK_AT[feature] <= count && UNLOCK_AT[feature] > most)
      most = Math.max(most, count)
      if (reached.length > 0) unlockedBy.set(swipeId, reached)
      return { floorPlanLikes: count, unlocked: unlockedBy.get(swipeId) ?? [] }
    },
    state: () => ({
      liked: likedIds().sort(),
      seen: [...actions.keys()].sort(),
      unlocked: [...unlockedBy.values()].flat().sort(),
    }),
  }
}

async function storedState(userId: string) {
  const pages = await database.db
    .selectFrom('swiped_pages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('page')
    .execute()
  const bitmap = (of: 'seen' | 'liked') =>
    joinPages(
      pages.map(({ page }) => page),
      Buffer.concat(pages.map((page) => page[of])),
    )
  const members = (of: 'seen' | 'liked') =>
    [...catalogue.now().byId.values()]
      .filter(({ ordinal }) => hasBit(bitmap(of), ordinal))
      .map(({ design }) => design.id)
      .sort()
  const unlocks = await database.db
    .selectFrom('unlocks')
    .select('feature')
    .where('user_id', '=', userId)
    .execute()
  return {
    liked: members('liked'),
    seen: members('seen'),
    unlocked: unlocks.map(({ feature }) => feature).sort(),
  }
}
