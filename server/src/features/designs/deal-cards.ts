import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { EXPLORE_EVERY, FLOOR_PLAN_SHARE } from '@dream/contract/rules/designs/swipe'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import { cardOf } from './card/card-of.ts'
import type { CatalogueState } from './catalogue.ts'
import { markClosestFirst } from './dealing/closest-first.ts'
import { isOffCourse, lateTags, likedWidth } from './dealing/lately.ts'
import { type Picked, pickBatch } from './dealing/pick-batch.ts'
import { metKinds, roomKindOf } from './dealing/room-kinds.ts'
import { seedOf, type Swiper, swiperOf } from './dealing/swiper.ts'
import { takeTurns } from './dealing/take-turns.ts'
import { type DeckRow, readDeckOf, type StoredDesign } from './designs.store.ts'
import { byScore, rank, type Ranked } from './ranking/rank.ts'
import { type Taken, takenFrom } from './ranking/twins.ts'
import { learnTaste } from './ranking/taste.ts'
import { exploring, weigh } from './ranking/weights.ts'
import { type Person, whyDealt } from './ranking/why.ts'

/** Once all is unlocked, rooms and facades get more of the deck. */
const SHARE_WHEN_UNLOCKED = 0.6
/** The place of the exploring card among its twenty. */
const EXPLORES_AT = 13
/** Off course, so many places of five explore. */
const OFF_COURSE_PLACES: ReadonlySet<number> = new Set([1, 3])
/** Beside the batch itself, as many of each group as twins may put aside. */
const SPARE = 3
const PASS_WEIGHT = 0.35

export type DealOptions = { userId: string; batch: number; exclude: readonly string[] }

/** The next cards for a person, best first, each with why it was dealt. */
export async function dealCards(
  database: Database,
  catalogue: CatalogueState,
  options: DealOptions,
): Promise<DealtDesign[]> {
  const row = await readDeckOf(database, options.userId)
  return chooseCards(catalogue, row, options)
}

/** The pure part of dealing. */
export function chooseCards(
  catalogue: CatalogueState,
  row: DeckRow | undefined,
  { userId, batch, exclude }: DealOptions,
): DealtDesign[] {
  const { byId, index, countsOf } = catalogue
  const swiper = swiperOf(byId, row, userId)
  const { answers, swipes, late } = swiper
  const held = exclude.flatMap((id) => byId.get(id) ?? [])
  const counts = countsOf(userId, swipes)
  const taste = learnTaste(index, counts, lateTags(index, late))
  const weights = weigh(index, {
    answers,
    taste,
    swipes: counts.likes + PASS_WEIGHT * counts.passes,
    passedTags: swipes.passedTags,
    likedWidth: isOffCourse(late) ? null : likedWidth(late),
    seed: seedOf(swiper),
  })
  const taken = takenFrom(index, swipes.seen)
  for (const { ordinal } of held) taken.add(ordinal)
  const person: Person = { answers, counts, taste, weights }
  const picked = pick(catalogue, { swiper, person, held, taken, batch })
  const measured = { ...answers, likedWidth: likedWidth(late) }
  const said = new Set<string>()
  const cards = picked.flatMap(({ ordinal, isExploring }) => {
    const design = catalogue.byOrdinal[ordinal]?.design
    if (!design) return []
    const why = isExploring ? EXPLORING : whyDealt(index, { design, person }, said)
    if (why) said.add(why)
    return [
      {
        ...suitedTo(answers.ground, cardOf(design)),
        why,
        passReasons: catalogue.passReasonsOf(design, measured),
      },
    ]
  })
  return markClosestFirst(cards, { catalogue, swiper, held, taken })
}

export const EXPLORING = 'Something different, to see what you think.'

type Deal = { swiper: Swiper; person: Person; held: readonly StoredDesign[]; taken: Taken; batch: number }

function pick(
  { byOrdinal, index }: CatalogueState,
  { swiper, person: { counts, weights }, held, taken, batch }: Deal,
): Picked[] {
  const met = metKinds(
    { index, counts },
    held.map(({ design }) => roomKindOf(design)),
  )
  const perGroup = batch + SPARE
  const ranked = takeTurns(
    rank(index, weights, { taken, perGroup }),
    (ordinal) => roomKindOf(byOrdinal[ordinal]?.design),
    met,
  )
  const dealt = counts.likes + counts.passes + held.length
  const offCourse = isOffCourse(swiper.late)
  const isTurn = (place: number) => (dealt + place) % EXPLORE_EVERY === EXPLORES_AT
  const explores = (place: number) => isTurn(place) || (offCourse && OFF_COURSE_PLACES.has(place % 5))
  const before = [...swiper.late.map(({ design }) => design).toReversed(), ...held].map(({ design }) =>
    index.groupOf(design),
  )
  return pickBatch(ranked, {
    size: batch,
    planShare: swiper.floorPlanLikes < UNLOCK_AT.brokers ? FLOOR_PLAN_SHARE : SHARE_WHEN_UNLOCKED,
    groupIsPlan: index.groupIsPlan,
    before,
    explores,
    explored: Array.from({ length: batch }, (_, place) => place).some(explores)
      ? leastMet(
          rank(index, exploring(weights, weights.seed ^ (dealt + 1)), { taken, perGroup: SPARE }),
          before,
        )
      : [],
    familyOf: (ordinal) => index.twins.familyOf[ordinal] ?? 0,
  })
}

/** Each time that a template was met lately, it waits longer for its next turn to explore: so the whole catalogue has one. */
const MET_WAIT = 0.3
const leastMet = (ranked: readonly Ranked[], before: readonly number[]): Ranked[] =>
  ranked
    .map((each) => ({
      ...each,
      score: each.score - MET_WAIT * before.filter((group) => group === each.group).length,
    }))
    .sort(byScore)
