import { randomUUID } from 'node:crypto'
import type { LandCard } from '@dream/contract/api/sections/land'
import type { Database } from '#platform/database/database.ts'

/** Complete land card with a long validity. */
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

/** Inserts a published card of the library; returns its id. */
export async function aLandCard({ db }: Database, facts: Partial<LandCard> = {}): Promise<string> {
  const card = aLandDocument(facts)
  const document = JSON.stringify(card)
  await db
    .insertInto('land_cards')
    .values({ id: card.id, place: 1, is_from_library: true, document, library_document: document })
    .execute()
  return card.id
}
