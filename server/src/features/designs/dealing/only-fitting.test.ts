import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import type { Catalogue } from '../catalogue.ts'
import { readDeckOf } from '../designs.store.ts'
import { countHeldBack } from './count-held-back.ts'
import { createChooser } from './chooser.ts'
import { createDealer } from './dealer.ts'

let database: OwnDatabase
let catalogue: Catalogue
let dealer: ReturnType<typeof createDealer>

beforeAll(async () => {
  database = await aDatabase()
  const plans = Array.from({ length: 48 }, (_, at) =>
    aDesignDocument({ frontage: 10 + (at % 12), plan: { template: `template-${at % 5}` } }),
  )
  const kitchens = Array.from({ length: 12 }, () => aDesignDocument({ category: 'Kitchen' }))
  await storeDesigns(database, [...plans, ...kitchens])
  catalogue = await aCatalogue(database)
  dealer = createDealer(createChooser({ database }))
})
afterAll(() => database.close())

const deal = (userId: string, batch = 5) => dealer(catalogue.now(), { userId, batch, exclude: [] })
const swipe = (userId: string, designId: string, action: 'like' | 'pass') =>
  recordPreference({ database, catalogue }, userId, { designId, action, swipeId: randomUUID() })

describe('only plans that fit', () => {
  const allOf = async (answers: Record<string, unknown>) => {
    const buyer = await aSwiper(database)
    await database.db
      .insertInto('profiles')
      .values({ user_id: buyer, only_fitting: true, ...answers })
      .execute()
    const cards = await deal(buyer, catalogue.now().byId.size)
    const row = await readDeckOf(database, buyer)
    const heldBack = countHeldBack(catalogue.now(), row, buyer)
    return { plans: cards.filter(({ plan }) => plan !== null), cards, heldBack, buyer }
  }

  it('deals the plans that fit the block and none that does not; rooms come too', async () => {
    const { plans, cards, heldBack } = await allOf({ block_width: 14, block_depth: 40 })
    const fitting = [...catalogue.now().byId.values()].filter(
      ({ design }) => design.plan !== null && (design.frontage ?? 0) <= 14,
    )

    expect(plans.map(({ id }) => id).sort()).toEqual(fitting.map(({ design }) => design.id).sort())
    expect(cards.length - plans.length).toBe(12)
    expect(heldBack).toBe(48 - fitting.length)
  })

  it('explores among fitting plans only', async () => {
    const buyer = await aSwiper(database)
    await database.db
      .insertInto('profiles')
      .values({ user_id: buyer, only_fitting: true, block_width: 12 })
      .execute()
    for (let cards = await deal(buyer); cards.length > 0; cards = await deal(buyer)) {
      expect(cards.filter(({ plan, frontage }) => plan !== null && (frontage ?? 99) > 12)).toEqual([])
      for (const { id } of cards) await swipe(buyer, id, 'pass')
    }
  })

  it('counts the plans held back by the setting, without seen ones', async () => {
    const { heldBack, buyer } = await allOf({ block_width: 14 })
    const tooWide = [...catalogue.now().byId.values()].find(({ design }) => design.frontage === 20)
    await swipe(buyer, tooWide?.design.id ?? '', 'pass')

    const after = countHeldBack(catalogue.now(), await readDeckOf(database, buyer), buyer)

    expect(after).toBe(heldBack - 1)
  })

  it.each([
    ['without a known width', { block_depth: 11 }],
    ['without the wish', { only_fitting: false, block_width: 9 }],
  ])('%s it deals every plan', async (_, answers) => {
    const { plans, heldBack } = await allOf(answers)

    const widest = Math.max(...[...catalogue.now().byId.values()].map(({ design }) => design.frontage ?? 0))
    expect(Math.max(...plans.map(({ frontage }) => frontage ?? 0))).toBe(widest)
    expect(heldBack).toBe(0)
  })
})
