import { randomUUID } from 'node:crypto'
import type { Design } from '@dream/contract/api/designs/design'
import { catalogueState, type Catalogue } from '#features/designs/catalogue.ts'
import { readDesigns } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { aDesignDocument } from './design-documents.ts'

/** Person who may swipe, without a session. Returns their id. */
export async function aSwiper({ db }: Database): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `${randomUUID()}@example.com`, name: 'Swiper', password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts published designs, in this order. */
export async function storeDesigns({ db }: Database, designs: readonly Design[]): Promise<void> {
  if (designs.length === 0) return
  const rows = designs.map((design) => ({
    id: design.id,
    slug: design.slug,
    category: design.category,
    document: JSON.stringify(design),
  }))
  await db.insertInto('designs').values(rows).execute()
}

/** Inserts distinct published floor plans; returns their ids. */
export async function somePlans(database: Database, count: number): Promise<string[]> {
  const plans = Array.from({ length: count }, (_, at) => aDesignDocument({ frontage: 8 + at / 2 }))
  await storeDesigns(database, plans)
  return plans.map(({ id }) => id)
}

/** Snapshot of the catalogue, without listening for changes. */
export async function aCatalogue(database: Database): Promise<Catalogue> {
  let state = catalogueState(await readDesigns(database))
  return {
    now: () => state,
    async refresh() {
      state = catalogueState(await readDesigns(database))
    },
    async close() {},
  }
}
