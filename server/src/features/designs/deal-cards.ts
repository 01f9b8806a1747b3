import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { EXPLORE_EVERY, FLOOR_PLAN_SHARE } from '@dream/contract/rules/designs/swipe'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { cardOf } from './card/card-of.ts'
import type { CatalogueState } from './catalogue.ts'
import { markClosestFirst } from './dealing/closest-first.ts'
import { isOffCourse, type LateSwipe, likedWidth } from './dealing/lately.ts'
import { type Picked, pickBatch } from './dealing/pick-batch.ts'
import { type Kinds, planShareOf } from './dealing/plan-share.ts'
import { metKinds, roomKindOf } from './dealing/room-kinds.ts'
import { type Swiper, swiperOf } from './dealing/swiper.ts'
import { takeTurns } from './dealing/take-turns.ts'
import type { DeckRow, StoredDesign } from './designs.store.ts'
import { mayBeDealt } from './ranking/answers.ts'
import { byScore, chanceOf, rank, type Ranked } from './ranking/rank.ts'
import { tagName } from './ranking/tag-labels.ts'
import { type Taken, takenFrom } from './ranking/twins.ts'
import { hasBit } from './ranking/bitmap.ts'
import type { HeardSwipe } from './ranking/model.ts'
import { countLikesWith, type Swipes } from './ranking/swipes.ts'
import { exploring } from './ranking/weights.ts'
import { byModel, type Scoring } from './taste/scoring.ts'
import { type Person, type Why, whyDealt } from './ranking/why.ts'

/** Once all is unlocked, more of the deck may be rooms and facades. */
const SHARE_WHEN_UNLOCKED = 0.6
/** The place of the exploring card among its twenty. */
const EXPLORES_AT = 13
/** Off course, so many places of five explore. */
const OFF_COURSE_PLACES: ReadonlySet<number> = new Set([1, 3])
/** Beside the batch itself, as many of each group as twins may put aside. */
const SPARE = 3

export type DealOptions = {
  userId: string
  batch: number
  exclude: readonly string[]
  /** The last swipes that stand, oldest first; without them the twenty of the row are all. */
  history?: readonly HeardSwipe[] | undefined
  /** What everybody thinks of each tag. */
  prior?: Float64Array | undefined
  scoring?: Scoring
  /** How many floor plans a hand has. The deck has one way; a comparison gives it others. */
  planShare?: (kinds: Kinds) => number
  unlockAt?: UnlockAt
}

/** A card, and how it came to be dealt. */
export type Chosen = { card: DealtDesign; isRandom: boolean; probability: number }

/** The next cards for a person, best first, each with why it was dealt. */
export function chooseCards(
  catalogue: CatalogueState,
  row: DeckRow | undefined,
  {
    userId,
    batch,
    exclude,
    history,
    prior,
    scoring = byModel,
    planShare = planShareOf,
    unlockAt = UNLOCK_AT,
  }: DealOptions,
): Chosen[] {
  const { byId, index, countsOf } = catalogue
  const swiper = swiperOf(byId, row, userId)
  const { answers, swipes, wishedTags, late } = swiper
  const held = exclude.flatMap((id) => byId.get(id) ?? [])
  const counts = countsOf(userId, swipes)
  const heard = standing(history ?? late.toReversed().map(heardOf), swipes)
  const { weights, learned } = scoring(catalogue, { swiper, counts, history: heard, prior })
  const taken = takenFrom(index, swipes.seen)
  for (const { ordinal } of held) taken.add(ordinal)
  const likesWith = (tags: readonly number[]) => countLikesWith(index, swipes.liked, tags)
  const person: Person = { answers, counts, wishedTags, taste: learned, weights, likesWith }
  const kinds = { swiped: kindsOf(catalogue, heard), least: leastPlans(swiper, unlockAt) }
  const share = (before: readonly boolean[]) => planShare({ ...kinds, before, size: batch })
  const picked = pick(catalogue, { swiper, person, held, taken, batch, share })
  const measured = { ...answers, likedWidth: likedWidth(late) }
  const said = new Set<string>()
  const cards = picked.flatMap(({ ordinal, isExploring }) => {
    const design = catalogue.byOrdinal[ordinal]?.design
    if (!design) return []
    const why = isExploring ? EXPLORING : whyDealt(index, { design, person }, said)
    if (why) said.add(why.sentence)
    return [
      {
        ...suitedTo(answers.ground, cardOf(design)),
        why: why?.sentence ?? null,
        ...(why && why.tags.length > 0 && { tastes: tastesOf(why.tags) }),
        passReasons: catalogue.passReasonsOf(design, measured),
      },
    ]
  })
  const ways = new Map(picked.map(({ ordinal, ...way }) => [catalogue.byOrdinal[ordinal]?.design.id, way]))
  return markClosestFirst(cards, { catalogue, swiper, held, taken }).map((card) => {
    const { isExploring = false, probability = 1 } = ways.get(card.id) ?? {}
    return { card, isRandom: isExploring, probability }
  })
}

const heardOf = ({ design, isLiked }: LateSwipe): HeardSwipe => ({
  ordinal: design.ordinal,
  isLiked,
  hasReason: false,
})

/** The bitmaps are newest: what was undone meanwhile is not heard, and what was swiped anew is heard as it is now. */
const standing = (history: readonly HeardSwipe[], { seen, liked }: Swipes): HeardSwipe[] =>
  history
    .filter(({ ordinal }) => hasBit(seen, ordinal))
    .map((swipe) => ({ ...swipe, isLiked: hasBit(liked, swipe.ordinal) }))

/** The tags of a reason with their names. */
const tastesOf = (tags: readonly string[]) =>
  tags.flatMap((tag) => {
    const label = tagName(tag)
    return label === null ? [] : [{ tag, label }]
  })

export const EXPLORING: Why = { sentence: 'Something different, to see what you think.', tags: [] }

type Deal = {
  swiper: Swiper
  person: Person
  held: readonly StoredDesign[]
  taken: Taken
  batch: number
  /** Of floor plans, after cards that are plans or not. */
  share: (before: readonly boolean[]) => number
}

const leastPlans = ({ floorPlanLikes }: Swiper, unlockAt: UnlockAt): number =>
  floorPlanLikes < unlockAt.brokers ? FLOOR_PLAN_SHARE : SHARE_WHEN_UNLOCKED

const kindsOf = ({ byOrdinal }: CatalogueState, heard: readonly HeardSwipe[]): Kinds['swiped'] =>
  heard.map(({ ordinal, isLiked }) => ({
    isPlan: byOrdinal[ordinal]?.design.category === 'Floor Plan',
    isLiked,
  }))

function pick(
  { byOrdinal, index }: CatalogueState,
  { swiper, person: { counts, weights }, held, taken, batch, share }: Deal,
): Picked[] {
  const met = metKinds(
    { index, counts },
    held.map(({ design }) => roomKindOf(design)),
  )
  const perGroup = batch + SPARE
  const ranked = takeTurns(
    rank(index, weights, { taken, perGroup }).filter(mayBeDealt),
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
  const explored = Array.from({ length: batch }, (_, place) => place).some(explores)
    ? anyOf(
        leastMet(
          rank(index, exploring(weights, weights.seed ^ (dealt + 1)), { taken, perGroup: SPARE }),
          before,
        ).filter((each) => mayBeDealt(each) && index.groupIsPlan[each.group] === true),
        weights.seed ^ dealt,
      )
    : []
  return pickBatch(ranked, {
    size: batch,
    planShare: share(before.map((group) => index.groupIsPlan[group] === true)),
    groupIsPlan: index.groupIsPlan,
    before,
    explores,
    explored,
    pool: POOL,
    familyOf: (ordinal) => index.twins.familyOf[ordinal] ?? 0,
  })
}

/** One of so many is dealt at random where the deck explores: each is as likely. */
const POOL = 8
const anyOf = (ranked: readonly Ranked[], seed: number): Ranked[] => [
  ...ranked.slice(0, POOL).toSorted((a, b) => chanceOf(seed, a.ordinal) - chanceOf(seed, b.ordinal)),
  ...ranked.slice(POOL),
]

/** Each time that a template was met lately, it waits longer for its next turn to explore: so the whole catalogue has one. */
const MET_WAIT = 0.3
const leastMet = (ranked: readonly Ranked[], before: readonly number[]): Ranked[] =>
  ranked
    .map((each) => ({
      ...each,
      score: each.score - MET_WAIT * before.filter((group) => group === each.group).length,
    }))
    .sort(byScore)
