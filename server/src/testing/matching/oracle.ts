import { type CatalogueState, catalogueState } from '#features/designs/catalogue.ts'
import { seedOf } from '#features/designs/dealing/swiper.ts'
import { type Answers, askedFacts } from '#features/designs/ranking/answers.ts'
import { weigh } from '#features/designs/ranking/weights.ts'
import { mostOfTaste } from '#features/designs/taste/scoring.ts'
import type { Simulated } from './people.ts'
import type { Policy } from './walk.ts'

/**
 * Upper bound of every deck under the same rules: deals what a person is most likely to like, with their hidden tastes known from
 * the first card. Only slips, moods and noise are hidden from it.
 */
export const ORACLE: Policy = oracle('oracle', (answers) => answers)

/** Upper bound without the constraint of the answers. */
export const FREE_ORACLE: Policy = oracle('oracle, unbound', (answers) => ({
  ...answers,
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
}))

function oracle(name: string, bound: (answers: Answers) => Answers): Policy {
  return {
    name,
    catalogueFor: withOwnTags,
    scoringFor:
      (person) =>
      ({ index, byOrdinal }, { swiper, history }) => {
        const answers = bound(swiper.answers)
        const nothing = new Float64Array(index.tags.length)
        const facts = weigh(index, { answers, taste: nothing, passedTags: {}, seed: seedOf(swiper) })
        // Within the deck's limit for taste.
        const most = mostOfTaste(askedFacts(answers).length)
        const chances = chancesOf(byOrdinal, person, history.length)
        const tags = new Float64Array(index.tags.length)
        for (const [ordinal, chance] of chances.entries()) {
          const id = index.tagIds.get(ownTag(ordinal))
          if (id !== undefined) tags[id] = most * chance
        }
        return { learned: nothing, weights: { ...facts, tags } }
      },
  }
}

const chancesOf = (byOrdinal: CatalogueState['byOrdinal'], person: Simulated, card: number) =>
  byOrdinal.map((entry) => (entry ? person.chance(entry.design, card) : 0))

const ownTag = (ordinal: number) => `own:${ordinal}`

const tagged = new WeakMap<CatalogueState, CatalogueState>()

/** Catalogue whose designs each have a unique tag, so that a scoring of tags can give each any score. */
function withOwnTags(catalogue: CatalogueState): CatalogueState {
  const known = tagged.get(catalogue)
  if (known) return known
  const stored = catalogue.byOrdinal.flatMap((entry) => (entry ? [entry] : []))
  const state = catalogueState(
    stored.map(({ design, ...entry }) => ({
      ...entry,
      design: { ...design, tags: [...design.tags, ownTag(entry.ordinal)] },
    })),
  )
  tagged.set(catalogue, state)
  return state
}
