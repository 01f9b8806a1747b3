import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { DESIGN_BATCH } from '@dream/contract/rules/designs/swipe'
import { expect, test } from 'vitest'
import { COMPRESSION } from '#platform/http/compression/compress-answers.ts'
import { catalogueState } from '../catalogue.ts'
import { chooseCards } from '../deal-cards.ts'

const LIBRARY = new URL('../../../../../catalogue/library/designs.json', import.meta.url)
const MAX_BYTES = 6000

const { designs } = CatalogueFile.parse(JSON.parse(readFileSync(LIBRARY, 'utf8')))
const state = catalogueState(designs.map((design, ordinal) => ({ design, ordinal, isPublished: true })))
const bytesSent = (cards: readonly object[]) => gzipSync(JSON.stringify(cards), COMPRESSION).length

test('a batch of cards is at most 6 kB on the wire, for anybody and late in the deck too', () => {
  const batches = Array.from({ length: 30 }, (_, round) =>
    chooseCards(state, undefined, {
      userId: randomUUID(),
      batch: DESIGN_BATCH,
      exclude: designs.slice(0, round * 15).map(({ id }) => id),
    }),
  )

  expect(batches.map((cards) => cards.length)).toEqual(batches.map(() => DESIGN_BATCH))
  expect(Math.max(...batches.map(bytesSent))).toBeLessThanOrEqual(MAX_BYTES)
})

test('even a batch of the five largest cards is, each of another builder', () => {
  const cards = designs.map((design, at) => ({
    ...state.cardOf(design),
    builder: {
      name: `Hearth & Gable Homes ${at}`,
      licence: `CDB-U ${10_000 + at}`,
      logo: `/media/uploads/192.${design.id}.webp`,
    },
    why: 'Four bedrooms, as you asked, and the living at the rear like 6 plans you liked.',
    passReasons: state.passReasonsOf(design),
  }))
  const largest = cards.toSorted((a, b) => bytesSent([b]) - bytesSent([a])).slice(0, DESIGN_BATCH)

  expect(bytesSent(largest)).toBeLessThanOrEqual(MAX_BYTES)
})
