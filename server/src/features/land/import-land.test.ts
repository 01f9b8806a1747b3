import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LandCard } from '@dream/contract/api/sections/land'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { importLand } from './import-land.ts'
import { readLandCards } from './land.store.ts'

let database: OwnDatabase
let folder: string

beforeEach(async () => {
  database = await aDatabase()
  folder = await mkdtemp(join(tmpdir(), 'land-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const aCard = (id: string, title = 'Every metre of fall has a price'): LandCard => ({
  id,
  topic: 'soil',
  name: 'Slope',
  title,
  text: ['It falls.'],
  ask: { question: 'How much?', whom: 'The builder' },
  drawing: 'slope',
  states: null,
  lines: [],
  source: { name: 'Your Home', url: 'https://www.yourhome.gov.au' },
  checkedOn: '2026-11-21',
  validFrom: null,
  validTo: null,
  reviewBy: '2999-12-31',
})

async function importCards(...cards: LandCard[]) {
  await writeFile(join(folder, 'land.json'), JSON.stringify({ version: 1, cards }))
  await importLand(database, folder)
}
const titles = async () => (await readLandCards(database.db)).cards.map(({ id, title }) => [id, title])

it('a changed library updates, adds, reorders and archives cards', async () => {
  await importCards(aCard('slope'), aCard('soil'), aCard('fill'))

  await importCards(aCard('fill'), aCard('slope', 'Renamed'), aCard('new'))

  expect(await titles()).toEqual([
    ['fill', 'Every metre of fall has a price'],
    ['slope', 'Renamed'],
    ['new', 'Every metre of fall has a price'],
  ])
})

it('cards that a person has edited or hidden stay unchanged', async () => {
  await importCards(aCard('slope'), aCard('soil'), aCard('fill'))
  await database.db
    .updateTable('land_cards')
    .set({ document: JSON.stringify(aCard('slope', 'By hand')), edited_at: sql`now()` })
    .where('id', '=', 'slope')
    .execute()
  await database.db
    .updateTable('land_cards')
    .set({ status: 'archived', edited_at: sql`now()` })
    .where('id', '=', 'soil')
    .execute()

  await importCards(aCard('soil', 'From the library'), aCard('fill', 'From the library'))

  expect(await titles()).toEqual([
    ['slope', 'By hand'],
    ['fill', 'From the library'],
  ])
})

it('an unchanged library writes nothing, also when two processes start at once', async () => {
  await importCards(aCard('slope'), aCard('soil'))
  const times = () =>
    database.db.selectFrom('land_cards').select(['id', 'updated_at']).orderBy('id').execute()
  const before = await times()

  await Promise.all([importLand(database, folder), importLand(database, folder)])

  expect(await times()).toEqual(before)
})

it('a library that breaks the contract is refused as a whole', async () => {
  await importCards(aCard('slope'))

  await expect(importCards(aCard('soil'), { ...aCard('fill'), drawing: 'castle' as never })).rejects.toThrow(
    'drawing',
  )

  expect(await titles()).toEqual([['slope', 'Every metre of fall has a price']])
})
