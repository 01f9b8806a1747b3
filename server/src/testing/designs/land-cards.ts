import { randomUUID } from 'node:crypto'
import type { LandCard } from '@dream/contract/api/sections/land'
import type { Database } from '#platform/database/database.ts'

/** A complete land card that holds for long. */
export const aLandDocument = (facts: Partial<LandCard> = {}): LandCard => ({
  id: `card-${randomUUID()}`,
  topic: 'soil',
  name: 'Slope',
  title: 'Every metre of fall has a price',
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
  ...facts,
})

/** Puts a published card of the library into the table; answers its id. */
export async function aLandCard({ db }: Database, facts: Partial<LandCard> = {}): Promise<string> {
  const card = aLandDocument(facts)
  const document = JSON.stringify(card)
  await db
    .insertInto('land_cards')
    .values({ id: card.id, place: 1, is_from_library: true, document, library_document: document })
    .execute()
  return card.id
}
