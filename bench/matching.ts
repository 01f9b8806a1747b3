import {
  CROWDS,
  libraryCatalogue,
  meanOf,
  measure,
  pairedDifference,
  popularityOf,
} from '@dream/server/testing/matching/compare'
import { FREE_ORACLE, ORACLE } from '@dream/server/testing/matching/oracle'
import {
  ASKING,
  BEFORE,
  MODEL,
  popularityIn,
  RANDOM,
  SIMILARITY,
} from '@dream/server/testing/matching/policies'

const PEOPLE = 200
/** People skipped: the first 200 of each crowd chose the model's weights, the next 200 train the popularity prior. */
const KNOWN = 600
const CARDS = 80
const FIRST = 'likes 1-60'

/**
 * Simulates two crowds that swipe the real catalogue as eight policies deal it; two policies (oracles) know each person's tastes.
 * Nothing is judged: read the order, not the numbers.
 */
export async function benchMatching(): Promise<void> {
  const catalogue = libraryCatalogue()
  for (const crowd of CROWDS) {
    console.log(`\n${crowd.name}: ${PEOPLE} people, ${CARDS} cards each`)
    const prior = popularityOf(catalogue, crowd)
    const walking = { people: PEOPLE, skipped: KNOWN, cards: CARDS, prior }
    const before = measure(catalogue, crowd, { ...walking, policy: BEFORE })
    const baseline = before[FIRST] ?? []
    for (const policy of [
      RANDOM,
      popularityIn(crowd, catalogue),
      SIMILARITY,
      BEFORE,
      MODEL,
      ASKING,
      ORACLE,
      FREE_ORACLE,
    ]) {
      const measures = policy === BEFORE ? before : measure(catalogue, crowd, { ...walking, policy })
      const { mean, low, high } = pairedDifference(measures[FIRST] ?? [], baseline)
      const gain = [mean, low, high].map((share) => `${((100 * share) / meanOf(baseline)).toFixed(1)} %`)
      const figures = Object.entries(measures).map(
        ([name, values]) => `${name} ${shown(meanOf(values))}${beside(values, before[name] ?? [])}`,
      )
      console.log(
        [policy.name.padEnd(18), ...figures, `gain ${gain[0]} (${gain[1]} to ${gain[2]})`].join('  '),
      )
    }
  }
}

/** Paired difference to the deck before, by person, as a 95 % interval. Empty for a measure with a single value. */
function beside(values: readonly number[], baseline: readonly number[]): string {
  if (values === baseline || values.length < 2) return ''
  const { low, high } = pairedDifference(values, baseline)
  return ` (${[low, high].map((value) => `${value < 0 ? '-' : '+'}${shown(Math.abs(value))}`).join(' to ')})`
}

const shown = (value: number) => (value > 1 ? value.toFixed(1) : value.toFixed(3))
