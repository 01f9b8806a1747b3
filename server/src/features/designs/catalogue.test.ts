import type { Design } from '@dream/contract/api/designs/design'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'

let database: OwnDatabase
let catalogue: Catalogue

beforeEach(async () => {
  database = await aDatabase()
  await storeDesigns(database, [aDesignDocument({ title: 'First' })])
  catalogue = await loadCatalogue(database)
})
afterEach(async () => {
  await catalogue.close()
  await database.close()
})

const titles = () => catalogue.now().byOrdinal.map((entry) => entry?.design.title)

it('the catalogue is in memory after loading', () => {
  expect(titles()).toEqual(['First'])
})

it('a notification brings new designs, without polling', async () => {
  await storeDesigns(database, [aDesignDocument({ title: 'Second' })])
  await sql`select pg_notify('catalogue', '')`.execute(database.db)

  await expect.poll(titles).toEqual(['First', 'Second'])
})

it('changes while the listener was disconnected are there after it reconnects', async () => {
  await expect.poll(listeners).toBe(1)
  await storeDesigns(database, [aDesignDocument({ title: 'Second' })])

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like '%listener%'`.execute(database.db)

  await expect.poll(titles).toEqual(['First', 'Second'])
})

it('an archived design stays known but is not ranked; a draft is unknown', async () => {
  await storeDesigns(database, [aDesignDocument(), aDesignDocument()])
  await sql`update designs set status = 'archived', updated_at = clock_timestamp() where ordinal = 0`.execute(
    database.db,
  )
  await sql`update designs set status = 'draft', updated_at = clock_timestamp() where ordinal = 1`.execute(
    database.db,
  )

  await catalogue.refresh()

  const { byOrdinal, index } = catalogue.now()
  expect(byOrdinal.map((entry) => entry?.isPublished)).toEqual([false, undefined, true])
  expect([...index.isDealt]).toEqual([0, 0, 1])
})

it('a design that was stored before views existed has none', async () => {
  await sql`update designs set document = document - 'views', updated_at = clock_timestamp()`.execute(
    database.db,
  )

  await catalogue.refresh()

  expect(catalogue.now().byOrdinal[0]?.design.views).toEqual([])
})

async function listeners() {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like '%listener%'`.execute(database.db)
  return row?.count
}

it('a kitchen has no facts of a house, whatever is stored of it', async () => {
  const { plan, bedrooms, bathrooms, garages, frontage, totalArea } = aDesignDocument()
  const facts = { plan, bedrooms, bathrooms, garages, frontage, totalArea }
  const kitchen: Design = { ...aDesignDocument({ category: 'Kitchen' }), ...facts }
  await storeDesigns(database, [kitchen])

  await catalogue.refresh()

  const none = Object.fromEntries(Object.keys(facts).map((name) => [name, null]))
  expect(catalogue.now().byId.get(kitchen.id)?.design).toEqual({ ...kitchen, ...none })
})
