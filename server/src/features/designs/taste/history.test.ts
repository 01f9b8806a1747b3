import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { NO_ANSWERS } from '#testing/designs/rankables.ts'
import { aCatalogue, aSwiper, somePlans } from '#testing/designs/swipers.ts'
import type { Catalogue } from '../catalogue.ts'
import { chooseCards } from '../deal-cards.ts'
import { readDeckOf } from '../designs.store.ts'
import { weigh } from '../ranking/weights.ts'
import { createHistories } from './history.ts'

let database: OwnDatabase
let catalogue: Catalogue
let plans: string[]
beforeAll(async () => {
  database = await aDatabase()
  plans = await somePlans(database, 60)
  catalogue = await aCatalogue(database)
})
afterAll(() => database.close())

const swipe = (userId: string, at: number, action: 'like' | 'pass' = at % 3 === 0 ? 'like' : 'pass') =>
  recordPreference({ database, catalogue }, userId, {
    designId: plans[at] ?? '',
    action,
    swipeId: randomUUID(),
  })
/** Positions of the plans in the history of a process with this cache. */
async function heard(userId: string, historyOf = createHistories(database)): Promise<number[]> {
  const history = await historyOf(userId, await readDeckOf(database, userId), catalogue.now())
  return history.map(({ ordinal }) => plans.indexOf(catalogue.now().byOrdinal[ordinal]?.design.id ?? ''))
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

it('has all swipes, oldest first, in a process with the person in its cache and in one without', async () => {
  const buyer = await aSwiper(database)
  const known = createHistories(database)
  for (const at of upTo(45)) {
    await swipe(buyer, at)
    if (at % 10 === 9) await heard(buyer, known)
  }

  expect(await heard(buyer, known)).toEqual(upTo(45))
  expect(await heard(buyer)).toEqual(upTo(45))
})

it('leaves out undone swipes, and has repeated ones at its end', async () => {
  const buyer = await aSwiper(database)
  const known = createHistories(database)
  for (const at of upTo(30)) await swipe(buyer, at)
  await heard(buyer, known)

  await sql`select undo_preference(${buyer}, ${plans[29]}, null)`.execute(database.db)
  await swipe(buyer, 3, 'pass')

  const left = [...upTo(29).filter((at) => at !== 3), 3]
  expect(await heard(buyer, known)).toEqual(left)
})

it('an old like that was taken back teaches nothing, also where it is still cached', async () => {
  const buyer = await aSwiper(database)
  for (const at of upTo(30)) await swipe(buyer, at)
  const remembered = await createHistories(database)(
    buyer,
    await readDeckOf(database, buyer),
    catalogue.now(),
  )
  const taught: number[][] = []
  await sql`select undo_preference(${buyer}, ${plans[0]}, null)`.execute(database.db)

  chooseCards(catalogue.now(), await readDeckOf(database, buyer), {
    userId: buyer,
    batch: 5,
    exclude: [],
    history: remembered,
    scoring: ({ index }, { history }) => {
      taught.push(history.map(({ ordinal }) => ordinal))
      const none = new Float64Array(index.tags.length)
      const weights = weigh(index, { answers: NO_ANSWERS, taste: none, passedTags: {}, seed: 1 })
      return { learned: none, weights }
    },
  })

  expect(taught[0]).toHaveLength(29)
})
