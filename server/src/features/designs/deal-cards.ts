import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { EXPLORE_EVERY, FLOOR_PLAN_SHARE } from '@dream/contract/rules/designs/swipe'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { cardOf } from './card/card-of.ts'
import type { CatalogueState } from './catalogue.ts'
import { markClosestFirst } from './dealing/closest-first.ts'
import { isOffCourse, type LateSwipe, likedWidth } from './dealing/recent-swipes.ts'
import { type Picked, pickBatch } from './dealing/pick-batch.ts'
import { type Kinds, planShareOf } from './dealing/plan-share.ts'
import { metKinds, roomKindOf } from './dealing/room-kinds.ts'
import { deferVersions } from './dealing/room-versions.ts'
import { type Swiper, swiperOf } from './dealing/swiper.ts'
import { interleaveKinds } from './dealing/interleave-kinds.ts'
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

/** Min share of floor plans once everything is unlocked. */
const SHARE_WHEN_UNLOCKED = 0.6
/** Position of the exploring card among its twenty. */
const EXPLORES_AT = 13
/** Positions of five that explore while off course. */
const OFF_COURSE_PLACES: ReadonlySet<number> = new Set([1, 3])
/** Spare designs of each group beyond the batch, since twins may be put aside. */
const SPARE = 3

export type DealOptions = {
  userId: string
  batch: number
  exclude: readonly string[]
  /** Last standing swipes, oldest first; without them the twenty of the row are used. */
  history?: readonly HeardSwipe[] | undefined
  /** Prior of each tag, learned from everybody. */
  prior?: Float64Array | undefined
  scoring?: Scoring
  /** Share of floor plans in a hand. The deck has one policy; a comparison passes others. */
  planShare?: (kinds: Kinds) => number
  unlockAt?: UnlockAt
}

/** Card with the way it was chosen. */
export type Chosen = { card: DealtDesign; isRandom: boolean; probability: number }

/** Chooses a person's next cards, best first, each with its reason. */
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
  const { weights, learned } = scoring(catalogue, { swiper, counts, history: heard, prior, unlockAt })
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

/** Filters by the bitmaps, which are newest: undone swipes are dropped, and repeated ones have their current outcome. */
const standing = (history: readonly HeardSwipe[], { seen, liked }: Swipes): HeardSwipe[] =>
  history
    .filter(({ ordinal }) => hasBit(seen, ordinal))
    .map((swipe) => ({ ...swipe, isLiked: hasBit(liked, swipe.ordinal) }))

/** Tags of a reason with their labels. */
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
  /** Share of floor plans, given the kinds of the cards before. */
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
  const recent = [...swiper.late.map(({ design }) => design).toReversed(), ...held].map(
    ({ ordinal }) => ordinal,
  )
  const ranked = deferVersions(
    interleaveKinds(
      rank(index, weights, { taken, perGroup }).filter(mayBeDealt),
      (ordinal) => roomKindOf(byOrdinal[ordinal]?.design),
      met,
    ),
    (ordinal) => byOrdinal[ordinal]?.design.sameRoom,
    recent,
  )
  const dealt = counts.likes + counts.passes + held.length
  const offCourse = isOffCourse(swiper.late)
  const isTurn = (place: number) => (dealt + place) % EXPLORE_EVERY === EXPLORES_AT
  const explores = (place: number) => isTurn(place) || (offCourse && OFF_COURSE_PLACES.has(place % 5))
  const before = recent.map((ordinal) => index.groups[ordinal] ?? 0)
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

/** Size of the exploration pool: one of so many is dealt at random, with equal probability. */
const POOL = 8
const anyOf = (ranked: readonly Ranked[], seed: number): Ranked[] => [
  ...ranked.slice(0, POOL).toSorted((a, b) => chanceOf(seed, a.ordinal) - chanceOf(seed, b.ordinal)),
  ...ranked.slice(POOL),
]

/** Penalty of each recent appearance of a template in exploration, so that the whole catalogue gets its turn. */
const MET_WAIT = 0.3
const leastMet = (ranked: readonly Ranked[], before: readonly number[]): Ranked[] =>
  ranked
    .map((each) => ({
      ...each,
      score: each.score - MET_WAIT * before.filter((group) => group === each.group).length,
    }))
    .sort(byScore)
