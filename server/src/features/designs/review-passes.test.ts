import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aCatalogue, aSwiper, storeDesigns } from '#testing/designs/swipers.ts'
import type { Catalogue } from './catalogue.ts'
import { reviewPasses } from './review-passes.ts'

let database: OwnDatabase
let catalogue: Catalogue

beforeAll(async () => {
  database = await aDatabase()
  await storeDesigns(
    database,
    Array.from({ length: 9 }, () => aDesignDocument({})),
  )
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const swipe = (userId: string, designId: string, action: 'like' | 'pass') =>
  recordPreference({ database, catalogue }, userId, { designId, action, swipeId: randomUUID() })

test('deals passes newest first, page by page, each once even when passed again', async () => {
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

test('skips cards in the hand', async () => {
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
