import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import type { Catalogue } from './catalogue.ts'
import { EXPLORING } from './deal-cards.ts'
import { createChooser } from './dealing/chooser.ts'
import { createDealer } from './dealing/dealer.ts'

let database: OwnDatabase
let catalogue: Catalogue
let dealer: ReturnType<typeof createDealer>

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
  const kitchens = Array.from({ length: 12 }, (_, at) =>
    aDesignDocument({ category: 'Kitchen', sameRoom: `kitchen-${at % 4}` }),
  )
  await storeDesigns(database, [...plans, ...kitchens])
  catalogue = await aCatalogue(database)
  dealer = createDealer(createChooser({ database }))
})
afterAll(() => database.close())

const deal = (userId: string, batch = 5, exclude: string[] = []) =>
  dealer(catalogue.now(), { userId, batch, exclude })
const swipe = (userId: string, designId: string, action: 'like' | 'pass') =>
  recordPreference({ database, catalogue }, userId, { designId, action, swipeId: randomUUID() })

describe('dealing', () => {
  it('deals five cards to a new person, most of them floor plans', async () => {
    const cards = await deal(await aSwiper(database))

    expect(cards).toHaveLength(5)
    expect(cards.filter(({ category }) => category === 'Floor Plan').length).toBeGreaterThanOrEqual(4)
    expect(cards.map(({ why }) => why)).toEqual([null, null, null, null, null])
  })

  it('gives pass reasons with the cards that have some', async () => {
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

  it('deals a room in another style only once the others had their turn', async () => {
    const buyer = await aSwiper(database)
    const rooms: (string | undefined)[] = []
    while (rooms.length < 4)
      for (const { id, category } of await deal(buyer)) {
        if (category === 'Kitchen') rooms.push(catalogue.now().byId.get(id)?.design.sameRoom)
        await swipe(buyer, id, 'pass')
      }

    expect(new Set(rooms.slice(0, 4)).size).toBe(4)
  })

  it('leaves out cards that are still in the hand', async () => {
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

  it('follows the likes and gives them as the true reason', async () => {
    const buyer = await aSwiper(database)
    const liked = catalogue
      .now()
      .byOrdinal.flatMap((entry) => (entry?.design.tags.includes('living:rear') ? [entry.design.id] : []))
    for (const id of liked.slice(0, 6)) await swipe(buyer, id, 'like')

    const [first, second] = await deal(buyer)

    expect([first, second].every((card) => card?.tags.includes('living:rear'))).toBe(true)
    expect([first?.why, second?.why]).toContain('Living at the rear, like 6 of your 6 likes')
  })

  it('says once that no plan has all that was asked for', async () => {
    const buyer = await aSwiper(database)
    await database.db
      .insertInto('profiles')
      .values({ user_id: buyer, bedrooms: 6, bathrooms: 3, block_width: 9 })
      .execute()

    const first = await deal(buyer)
    await swipe(buyer, first[0]?.id ?? '', 'pass')
    const later = await deal(
      buyer,
      5,
      first.slice(1).map(({ id }) => id),
    )

    expect(first.map(({ notice }) => notice)).toEqual([
      'No plan has all three. Closest first.',
      ...Array<undefined>(4).fill(undefined),
    ])
    expect(later.filter(({ notice }) => notice)).toEqual([])
    expect(first[0]?.bedrooms).toBe(5)
  })

  it('says when the last plan with all that was asked for has been dealt', async () => {
    const buyer = await aSwiper(database)
    // Five of the sixty suit a block of 10 m and have three bedrooms.
    await database.db
      .insertInto('profiles')
      .values({ user_id: buyer, bedrooms: 3, block_width: 10, block_depth: 40 })
      .execute()
    const cards = (await deal(buyer, 20)).filter(({ plan }) => plan !== null)

    const others = cards.findIndex(({ bedrooms, frontage }) => bedrooms !== 3 || (frontage ?? 99) > 10)

    expect(others).toBe(5)
    expect(cards.map(({ notice }) => notice ?? null).findIndex((notice) => notice !== null)).toBe(others)
    expect(cards[others]?.notice).toBe('No other plan has all three. Closest first from here.')
  })

  it('deals no template twice in a row, from hand to hand, and none more than three times in fifteen', async () => {
    const buyer = await aSwiper(database)
    const dealt: string[] = []
    for (let hand = 0; hand < 5; hand += 1) {
      for (const { id, plan } of await deal(buyer)) {
        if (plan) dealt.push(plan.template)
        await swipe(buyer, id, 'like')
      }
    }

    expect(dealt.filter((template, at) => template === dealt[at - 1])).toEqual([])
    // Fifteen cards have twelve plans.
    const most = dealt.map(
      (template, at) => dealt.slice(at, at + 12).filter((each) => each === template).length,
    )
    expect(Math.max(...most)).toBeLessThanOrEqual(3)
  })

  it('uses a pass reason in the very next hand', async () => {
    const buyer = await aSwiper(database)
    const tooWide = ({ passReasons }: Awaited<ReturnType<typeof deal>>[number]) =>
      passReasons.find(({ label }) => label === 'Too wide')
    const [wide] = (await deal(buyer, catalogue.now().byId.size))
      .filter(tooWide)
      .sort((a, b) => (a.frontage ?? 0) - (b.frontage ?? 0))
    const reason = wide && tooWide(wide)
    await recordPreference({ database, catalogue }, buyer, {
      designId: wide?.id ?? '',
      action: 'pass',
      swipeId: randomUUID(),
      reason: reason?.tag ?? '',
    })

    const next = (await deal(buyer)).filter(({ plan }) => plan !== null)

    expect(reason?.acknowledgement).toBe('Fewer wide plans')
    expect(next.filter(({ frontage }) => (frontage ?? 0) >= (wide?.frontage ?? 0))).toEqual([])
  })

  it('changes its course after eight passes in a row', async () => {
    const buyer = await aSwiper(database)
    const living = (text: string) =>
      catalogue
        .now()
        .byOrdinal.flatMap((entry) => (entry?.design.tags.includes(text) ? [entry.design.id] : []))
    for (const id of living('living:rear').slice(0, 6)) await swipe(buyer, id, 'like')
    const before = await deal(buyer, 10)
    for (const id of living('living:rear').slice(6, 14)) await swipe(buyer, id, 'pass')

    const after = await deal(buyer, 10)

    const rear = (cards: typeof before) =>
      cards.filter(({ tags, why }) => tags.includes('living:rear') && why !== EXPLORING.sentence).length
    expect(rear(before)).toBeGreaterThan(2)
    expect(rear(after)).toBe(0)
  })

  it('treats a twin of a seen plan as seen', async () => {
    const buyer = await aSwiper(database)
    const [seen, twin] = [aDesignDocument({ frontage: 40 }), aDesignDocument({ frontage: 40 })]
    await storeDesigns(database, [seen, twin])
    await catalogue.refresh()
    await swipe(buyer, seen.id, 'pass')

    const dealt = await deal(buyer, 20, [])
    const rest = await deal(
      buyer,
      20,
      dealt.map(({ id }) => id),
    )

    expect([...dealt, ...rest].map(({ id }) => id)).not.toContain(twin.id)
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
