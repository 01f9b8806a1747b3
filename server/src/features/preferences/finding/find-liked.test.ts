import { randomUUID } from 'node:crypto'
import type { LikedFound } from '@dream/contract/api/designs/liked-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueState, type Catalogue } from '#features/designs/catalogue.ts'
import { readDesigns } from '#features/designs/designs.store.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import { recordPreference, takePreferenceBack } from '../record-preference.ts'
import { findLiked } from './find-liked.ts'

let database: OwnDatabase
let catalogue: Catalogue
const MANY = 1200

/** Plans of 100 m² and up, each a metre larger, every third with a study; every tenth design is a kitchen. */
const designs = Array.from({ length: MANY }, (_, at) =>
  at % 10 === 9
    ? aDesignDocument({ category: 'Kitchen', title: `Kitchen ${at}` })
    : aDesignDocument({
        title: `Plan ${at}`,
        bedrooms: 2 + (at % 4),
        totalArea: 100 + at,
        frontage: 10 + (at % 20),
        tags: at % 3 === 0 ? ['room:study'] : [],
      }),
)
const isPlan = (design: (typeof designs)[number]) => design.category === 'Floor Plan'

beforeAll(async () => {
  database = await aDatabase()
  await storeDesigns(database, designs)
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

/** Stores so many likes, oldest first, as the deck would but in one statement. */
async function whoLiked(count: number) {
  const buyer = await aSwiper(database)
  const ids = designs.slice(0, count).map(({ id }) => id)
  await sql`
    insert into preferences (user_id, design_id, action, at)
    select ${buyer}, id, 'like', timestamptz '2026-01-01' + at * interval '1 second'
    from unnest(${ids}::uuid[]) with ordinality as plan (id, at)`.execute(database.db)
  await sql`
    select set_swiped(${buyer}, d.ordinal, true, true) from designs as d where d.id = any(${ids}::uuid[])`.execute(
    database.db,
  )
  return buyer
}

type Search = Partial<Parameters<typeof findLiked>[2]>
const find = (userId: string, search: Search = {}) =>
  findLiked(database, catalogue.now(), { userId, sort: 'newest', limit: 60, ...search })

async function everyPage(userId: string, search: Search = {}) {
  const pages: LikedFound[] = []
  for (;;) {
    const last = pages.at(-1)?.items.at(-1)
    const isByTime = (search.sort ?? 'newest') === 'newest'
    const cursor = last ? { after: last.id, ...(isByTime && { before: last.likedAt }) } : {}
    const page = await find(userId, { ...search, ...cursor })
    pages.push(page)
    if (page.items.length < 60)
      return { titles: pages.flatMap(({ items }) => items.map(({ title }) => title)), pages }
  }
}
const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title)

describe('all likes', () => {
  it('come page by page, each once, plans before the rest and the newest first, with correct counts', async () => {
    const buyer = await whoLiked(MANY)

    const { titles: found, pages } = await everyPage(buyer)

    expect(found).toEqual([
      ...titles(designs.filter(isPlan).toReversed()),
      ...titles(designs.filter((design) => !isPlan(design)).toReversed()),
    ])
    for (const { found: count, kinds } of pages) {
      expect(count).toBe(MANY)
      expect(kinds).toEqual([
        { category: 'Floor Plan', count: MANY - MANY / 10 },
        { category: 'Kitchen', count: MANY / 10 },
      ])
    }
  })

  it('are those of one person', async () => {
    await whoLiked(20)

    expect(await find(await aSwiper(database))).toEqual({ items: [], found: 0, kinds: [], tags: [] })
  })

  it('have tag counts over all of them, whatever the filter', async () => {
    const buyer = await whoLiked(MANY)
    const studies = designs.filter((design, at) => isPlan(design) && at % 3 === 0).length

    const { tags } = await find(buyer, { name: 'plan 11' })

    expect(tags).toEqual([{ tag: 'room:study', count: studies }])
  })

  it('are counted as they are taken back and made', async () => {
    const buyer = await aSwiper(database)
    const first = designs[0]?.id ?? ''
    for (const { id } of designs.slice(0, 5)) {
      await recordPreference({ database, catalogue }, buyer, {
        designId: id,
        action: 'like',
        swipeId: randomUUID(),
      })
    }

    await takePreferenceBack({ database }, buyer, { designId: first })
    expect(await find(buyer)).toMatchObject({ found: 4, tags: [{ tag: 'room:study', count: 1 }] })
    await recordPreference({ database, catalogue }, buyer, {
      designId: first,
      action: 'like',
      swipeId: randomUUID(),
      isRestored: true,
    })

    const { found, items } = await find(buyer)
    expect(found).toBe(5)
    expect(items.at(-1)?.title).toBe('Plan 0')
  })

  it('leave out designs that this process does not know yet', async () => {
    const buyer = await whoLiked(5)
    const known = catalogueState(
      (await readDesigns(database)).filter(({ design }) => design.id !== designs[4]?.id),
    )

    const { found, items } = await findLiked(database, known, { userId: buyer, sort: 'newest', limit: 60 })

    expect([found, ...titles(items)]).toEqual([4, 'Plan 3', 'Plan 2', 'Plan 1', 'Plan 0'])
  })
})

describe('a filter', () => {
  it.each<[string, Search, (at: number) => boolean]>([
    ['few by name', { name: 'plan 11' }, (at) => String(at).startsWith('11')],
    ['many by a tag', { tags: ['room:study'] }, (at) => at % 3 === 0],
    ['many by facts', { beds: 3, areaFrom: 150 }, (at) => at % 4 === 1 && at >= 50],
    ['by the lot', { lotTo: 12 }, (at) => at % 20 <= 2],
  ])('finds %s, and counts what it finds', async (_, search, isWanted) => {
    const buyer = await whoLiked(MANY)
    const wanted = designs.filter((design, at) => isPlan(design) && isWanted(at)).toReversed()

    const { titles: found, pages } = await everyPage(buyer, search)

    expect(found).toEqual(titles(wanted))
    expect(pages.map((page) => page.found)).toEqual(pages.map(() => wanted.length))
  })

  it('finds one kind', async () => {
    const buyer = await whoLiked(40)

    expect(titles((await find(buyer, { category: 'Kitchen' })).items)).toEqual([
      'Kitchen 39',
      'Kitchen 29',
      'Kitchen 19',
      'Kitchen 9',
    ])
  })

  it('finds designs that fit the block of the profile', async () => {
    const buyer = await whoLiked(12)
    await sql`insert into profiles (user_id, block_width) values (${buyer}, 12)`.execute(database.db)

    expect(titles((await find(buyer, { fits: 'yes' })).items)).toEqual(['Plan 2', 'Plan 1', 'Plan 0'])
  })

  it("finds designs of one's own collection, and of no other", async () => {
    const buyer = await whoLiked(6)
    const id = randomUUID()
    await sql`insert into collections (user_id, id, name, place) values (${buyer}, ${id}, 'Mine', 1)`.execute(
      database.db,
    )
    await sql`insert into collection_designs (user_id, collection_id, design_id, place)
      values (${buyer}, ${id}, ${designs[2]?.id}, 1)`.execute(database.db)

    expect(titles((await find(buyer, { collection: id })).items)).toEqual(['Plan 2'])
    await expect(find(await whoLiked(1), { collection: id })).rejects.toMatchObject({ code: 'not-found' })
  })
})

it.each(['area', 'lot', 'match'] as const)('the order by %s has pages too, each like once', async (sort) => {
  const buyer = await whoLiked(200)

  const { titles: found } = await everyPage(buyer, { sort })

  expect(found.toSorted()).toEqual(titles(designs.slice(0, 200)).toSorted())
  if (sort === 'area') expect(found.slice(0, 2)).toEqual(['Plan 0', 'Plan 1'])
})
