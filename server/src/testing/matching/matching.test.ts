import { expect, it } from 'vitest'
import { CROWDS, libraryCatalogue, meanOf, measure, pairedDifference, popularityOf } from './compare.ts'
import { BEFORE, MODEL } from './policies.ts'

const catalogue = libraryCatalogue()
const PEOPLE = 24
const CARDS = 60

it.each(CROWDS)('people of $name like more of what the model deals than of the deck before it', (crowd) => {
  const walking = { people: PEOPLE, cards: CARDS, prior: popularityOf(catalogue, crowd) }

  const before = measure(catalogue, crowd, { ...walking, policy: BEFORE })
  const now = measure(catalogue, crowd, { ...walking, policy: MODEL })

  const { mean } = pairedDifference(now['likes 1-60'] ?? [], before['likes 1-60'] ?? [])
  // About half of what 24 people show: a change that costs more than that is seen.
  expect(mean).toBeGreaterThanOrEqual(0.03)
  expect(meanOf(now['distance'] ?? [])).toBeGreaterThanOrEqual(0.7)
})
