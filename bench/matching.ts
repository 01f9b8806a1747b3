import {
  CROWDS,
  libraryCatalogue,
  meanOf,
  measure,
  pairedDifference,
  popularityOf,
} from '@dream/server/testing/matching/compare'
import { BEFORE, MODEL, popularityIn, RANDOM, SIMILARITY } from '@dream/server/testing/matching/policies'

const PEOPLE = 150
const CARDS = 80
const FIRST = 'likes 1-60'

/** Two crowds of invented people swipe the real catalogue as five policies deal it. Nothing is judged: read the order, not the numbers. */
export async function benchMatching(): Promise<void> {
  const catalogue = libraryCatalogue()
  for (const crowd of CROWDS) {
    console.log(`\n${crowd.name}: ${PEOPLE} people, ${CARDS} cards each`)
    const prior = popularityOf(catalogue, crowd)
    const walking = { people: PEOPLE, cards: CARDS, prior }
    const before = measure(catalogue, crowd, { ...walking, policy: BEFORE })
    const baseline = before[FIRST] ?? []
    for (const policy of [RANDOM, popularityIn(crowd, catalogue), SIMILARITY, BEFORE, MODEL]) {
      const measures = policy === BEFORE ? before : measure(catalogue, crowd, { ...walking, policy })
      const { mean, low, high } = pairedDifference(measures[FIRST] ?? [], baseline)
      const gain = [mean, low, high].map((share) => `${((100 * share) / meanOf(baseline)).toFixed(1)} %`)
      const figures = Object.entries(measures).map(([name, values]) => `${name} ${shown(meanOf(values))}`)
      console.log(
        [policy.name.padEnd(18), ...figures, `gain ${gain[0]} (${gain[1]} to ${gain[2]})`].join('  '),
      )
    }
  }
}

const shown = (value: number) => (value > 1 ? value.toFixed(1) : value.toFixed(3))
