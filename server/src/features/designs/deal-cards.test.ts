import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import type { Catalogue } from './catalogue.ts'
import { dealCards } from './deal-cards.ts'
import { reviewPasses } from './review-passes.ts'

let database: OwnDatabase
let catalogue: Catalogue

beforeAll(async () => {
  database = await aDatabase()
  const plans = Array.from({ length: 60 }, (_, at) =>
    aDesignDocument({
      bedrooms: 3 + (at % 3),
      frontage: 10 + (at % 12),
      tags: [`living:${at % 4 === 0 ? 'rear' : 'front'}`, `beds:${3 + (at % 3)}`],
      plan: { template: `template-${at % 5}` },
    }),
  )
  const kitchens = Array.from({ length: 12 }, () => aDesignDocument({ category: 'Kitchen' }))
  await storeDesigns(database, [...plans, ...kitchens])
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const deal = (userId: string, batch = 5, exclude: string[] = []) =>
  dealCards(database, catalogue.now(), { userId, batch, exclude })
const swipe = (userId: string, designId: string, action: 'like' | 'pass') =>
  recordPreference({ database, catalogue }, userId, { designId, action, swipeId: randomUUID() })

describe('dealing', () => {
  it('deals five cards to a new person, most of them floor plans', async () => {
    const cards = await deal(await aSwiper(database))

    expect(cards).toHaveLength(5)
    expect(cards.filter(({ category }) => category === 'Floor Plan').length).toBeGreaterThanOrEqual(4)
    expect(cards.map(({ why }) => why)).toEqual([null, null, null, null, null])
  })

  it('gives reasons to pass with the cards that have some', async () => {
    const all = await deal(await aSwiper(database), catalogue.now().byId.size)

    expect(all.some(({ passReasons }) => passReasons.length > 0)).toBe(true)
  })

  it('deals every design once and then nothing', async () => {
    const buyer = await aSwiper(database)
    const met = new Set<string>()
    for (;;) {
      const cards = await deal(buyer, 20)
      if (cards.length === 0) break
      for (const { id } of cards) {
        expect(met.has(id)).toBe(false)
        met.add(id)
        await swipe(buyer, id, 'pass')
      }
    }
    expect(met.size).toBe(72)
  })

  it('leaves out what is still in the hand', async () => {
    const buyer = await aSwiper(database)
    const hand = (await deal(buyer)).map(({ id }) => id)

    const next = await deal(buyer, 5, hand)

    expect(next.filter(({ id }) => hand.includes(id))).toEqual([])
  })

  it('starts from the answers of the profile', async () => {
    const buyer = await aSwiper(database)
    await database.db
      .insertInto('profiles')
      .values({ user_id: buyer, bedrooms: 5, block_width: 14, storeys: 'unsure' })
      .execute()

    const plans = (await deal(buyer)).filter(({ category }) => category === 'Floor Plan')

    expect(plans.every(({ bedrooms, frontage }) => bedrooms === 5 && (frontage ?? 99) <= 14)).toBe(true)
    expect(plans[0]?.why).toBe('Five bedrooms, as you asked.')
  })

  it('follows what was liked and says so truly', async () => {
    const buyer = await aSwiper(database)
    const liked = catalogue
      .now()
      .byOrdinal.flatMap((entry) => (entry?.design.tags.includes('living:rear') ? [entry.design.id] : []))
    for (const id of liked.slice(0, 6)) await swipe(buyer, id, 'like')

    const [first, second] = await deal(buyer)

    expect([first, second].every((card) => card?.tags.includes('living:rear'))).toBe(true)
    expect([first?.why, second?.why]).toContain('You liked 6 plans with living at the rear.')
  })

  it('undoing brings a card back', async () => {
    const buyer = await aSwiper(database)
    const [card] = await deal(buyer, 1)
    await swipe(buyer, card?.id ?? '', 'pass')
    await sql`select undo_preference(${buyer}, ${card?.id ?? ''}, null)`.execute(database.db)

    const [again] = await deal(buyer, 1)

    expect(again?.id).toBe(card?.id)
  })
})

describe('reviewing passes', () => {
  it('deals passes newest first, page by page, each once even when passed again', async () => {
    const buyer = await aSwiper(database)
    const designs = [...catalogue.now().byId.keys()].slice(0, 9)
    for (const id of designs) await swipe(buyer, id, 'pass')
    await swipe(buyer, designs[8] ?? '', 'like')

    const met: string[] = []
    let before: string | undefined
    for (;;) {
      const cards = await reviewPasses(database, catalogue.now(), {
        userId: buyer,
        batch: 3,
        exclude: [],
        before,
      })
      if (cards.length === 0) break
      for (const { id } of cards) await swipe(buyer, id, 'pass')
      met.push(...cards.map(({ id }) => id))
      before = cards.at(-1)?.passedAt
    }

    expect(met).toEqual(designs.slice(0, 8).reverse())
  })

  it('skips what is in the hand', async () => {
    const buyer = await aSwiper(database)
    const designs = [...catalogue.now().byId.keys()].slice(0, 4)
    for (const id of designs) await swipe(buyer, id, 'pass')

    const cards = await reviewPasses(database, catalogue.now(), {
      userId: buyer,
      batch: 2,
      exclude: designs.slice(2),
      before: undefined,
    })

    expect(cards.map(({ id }) => id)).toEqual([designs[1], designs[0]])
  })
})
