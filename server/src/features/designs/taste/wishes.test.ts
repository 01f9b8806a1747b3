import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { saveWish } from '#features/preferences/wishes/wishes.store.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import type { Catalogue, CatalogueState } from '../catalogue.ts'
import { chooseCards } from '../deal-cards.ts'
import { readDeckOf } from '../designs.store.ts'
import { learnPopularity } from '../ranking/model.ts'

let database: OwnDatabase
let catalogue: Catalogue

beforeAll(async () => {
  database = await aDatabase()
  const plans = Array.from({ length: 60 }, (_, at) =>
    aDesignDocument({
      frontage: 10 + (at % 12),
      tags: [`living:${at % 2 === 0 ? 'rear' : 'front'}`],
      plan: { template: `template-${at % 5}` },
    }),
  )
  await storeDesigns(database, plans)
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const plansOf = ({ byOrdinal }: CatalogueState) =>
  byOrdinal.flatMap((entry) => (entry?.design.plan ? [entry] : []))

/** Prior of each tag, learned from thirty people who have swiped every plan. */
function crowdThatLikes(isLiked: (design: { tags: readonly string[] }) => boolean): Float64Array {
  const state = catalogue.now()
  const likings = plansOf(state).map(({ ordinal, design }) => {
    const likes = isLiked(design) ? 30 : 0
    return { ordinal, likes, passes: 30 - likes }
  })
  return learnPopularity(state.index, likings)
}

it.each([1, -1] as const)(
  'puts a wish by name (%i) above what everybody and the swipes so far say of it',
  async (wish) => {
    const buyer = await aSwiper(database)
    const state = catalogue.now()
    const isRear = ({ tags }: { tags: readonly string[] }) => tags.includes('living:rear')
    const prior = crowdThatLikes((design) => isRear(design) === wish < 0)
    const [swiped] = plansOf(state).filter(({ design }) => isRear(design) === wish < 0)
    await recordPreference({ database, catalogue }, buyer, {
      designId: swiped?.design.id ?? '',
      action: 'like',
      swipeId: randomUUID(),
    })
    await saveWish(database.db, { userId: buyer, tag: 'living:rear', wish })

    const row = await readDeckOf(database, buyer)
    const chosen = chooseCards(state, row, { userId: buyer, batch: 10, exclude: [], prior })

    const meant = chosen.filter(({ card, isRandom }) => card.plan && !isRandom).map(({ card }) => card)
    expect(meant.length).toBeGreaterThan(4)
    expect(meant.filter((card) => isRear(card) === wish < 0)).toEqual([])
  },
)

it.each(['rear', 'front'] as const)(
  'follows an answer to a picture (living at the %s) against what everybody likes',
  async (living) => {
    const buyer = await aSwiper(database)
    const state = catalogue.now()
    const isMeant = ({ tags }: { tags: readonly string[] }) => tags.includes(`living:${living}`)
    const prior = crowdThatLikes((design) => !isMeant(design))

    const row = await readDeckOf(database, buyer)
    const chosen = chooseCards(state, row && { ...row, living }, {
      userId: buyer,
      batch: 10,
      exclude: [],
      prior,
    })

    const meant = chosen.filter(({ card, isRandom }) => card.plan && !isRandom).map(({ card }) => card)
    expect(meant.length).toBeGreaterThan(4)
    expect(meant.filter(isMeant).length).toBeGreaterThan(meant.length / 2)
  },
)
