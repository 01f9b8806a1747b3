import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import type { Catalogue } from '../catalogue.ts'
import { createChooser } from './chooser.ts'
import { createDealer } from './dealer.ts'

const LARGE = 300
let database: OwnDatabase
let catalogue: Catalogue
let dealer: ReturnType<typeof createDealer>

/** Large houses have a media room, small ones none. */
beforeAll(async () => {
  database = await aDatabase()
  const plans = Array.from({ length: 60 }, (_, at) => ({
    ...aDesignDocument({
      frontage: 10 + (at % 12),
      tags: at % 2 === 0 ? ['room:media', 'living:rear'] : ['living:front'],
      plan: { template: `template-${at % 5}` },
    }),
    totalArea: at % 2 === 0 ? LARGE + at : 160 + at / 2,
  }))
  await storeDesigns(database, plans)
  catalogue = await aCatalogue(database)
  dealer = createDealer(createChooser({ database }))
})
afterAll(() => database.close())

async function whoLikesLargeHouses(budget: string) {
  const buyer = await aSwiper(database)
  await database.db.insertInto('profiles').values({ user_id: buyer, budget }).execute()
  const large = [...catalogue.now().byId.values()].filter(({ design }) => (design.totalArea ?? 0) >= LARGE)
  for (const { design } of large.slice(0, 8)) {
    const swipe = { designId: design.id, action: 'like', swipeId: randomUUID() } as const
    await recordPreference({ database, catalogue }, buyer, swipe)
  }
  return dealer(catalogue.now(), { userId: buyer, batch: catalogue.now().byId.size, exclude: [] })
}

describe('a budget', () => {
  it('puts houses within it before larger ones, whatever is liked, and says when they run out', async () => {
    const cards = await whoLikesLargeHouses('300-450')
    const isLarge = cards.map(({ totalArea }) => (totalArea ?? 0) > 215)
    const end = isLarge.indexOf(true)

    expect(end).toBe(30)
    expect(isLarge.lastIndexOf(false)).toBe(end - 1)
    expect(cards[end]?.notice).toBe(
      'No other plan is as small as your budget usually builds. Closest first from here.',
    )
  })

  it('without an upper bound leaves the order to taste', async () => {
    const cards = await whoLikesLargeHouses('over-900')

    expect(cards.slice(0, 10).every(({ totalArea }) => (totalArea ?? 0) >= LARGE)).toBe(true)
    expect(cards.every(({ notice }) => notice === undefined)).toBe(true)
  })
})
