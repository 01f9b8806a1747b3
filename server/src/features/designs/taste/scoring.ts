import { FEATURES, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { CatalogueState } from '../catalogue.ts'
import { isOffCourse } from '../dealing/recent-swipes.ts'
import { seedOf, type Swiper } from '../dealing/swiper.ts'
import { type Answers, askedFacts } from '../ranking/answers.ts'
import type { FeatureIndex } from '../ranking/feature-index.ts'
import { type HeardSwipe, learnModel } from '../ranking/model.ts'
import type { TagCounts } from '../ranking/swipes.ts'
import { weigh, type Weights } from '../ranking/weights.ts'

/** Input about a person: last standing swipes, oldest first, their total, and everybody's prior. */
export type Heard = {
  swiper: Swiper
  counts: TagCounts
  history: readonly HeardSwipe[]
  prior: Float64Array | undefined
  unlockAt: UnlockAt
}

/** `learned`: weights of tags from this person's swipes; `weights`: the summands of the score. */
export type Scored = { learned: Float64Array; weights: Weights }

/** Scoring of designs for a person. The deck has one; a comparison passes others. */
export type Scoring = (catalogue: CatalogueState, heard: Heard) => Scored

/** Name of the scoring in the log of dealt cards; change it with the scoring. */
export const POLICY = 'bayes-6'

/** Scale of the model's log-odds relative to the weights of facts. */
const TASTE_SCALE = 2

/** Scoring of the product: a logistic model per person. */
export const byModel: Scoring = (catalogue, { swiper, history, prior, unlockAt }) => {
  const { index } = catalogue
  const { answers, swipes, wishedTags, late } = swiper
  const { weights, learned } = learnModel(index, history, {
    prior: prior && withoutAnswered(index, prior, answers),
    isOffCourse: isOffCourse(late),
    beforeUnlock: likesBeforeUnlock(catalogue, history, { floorPlanLikes: swiper.floorPlanLikes, unlockAt }),
  })
  return {
    learned,
    weights: weigh(index, {
      answers,
      taste: bounded(
        weights.map((weight) => weight * TASTE_SCALE),
        askedFacts(answers).length,
      ),
      passedTags: swipes.passedTags,
      wishedTags,
      seed: seedOf(swiper),
    }),
  }
}

/** Drops everybody's prior where the person has answered. */
function withoutAnswered({ tagIds }: FeatureIndex, prior: Float64Array, { pictured }: Answers): Float64Array {
  const own = Float64Array.from(prior)
  for (const tag of Object.keys(pictured)) {
    const id = tagIds.get(tag)
    if (id !== undefined) own[id] = 0
  }
  return own
}

/**
 * Finds the likes that unlocked something, and those right before: counted backwards from the last like, since the current count
 * is known.
 */
function likesBeforeUnlock(
  { byOrdinal }: CatalogueState,
  history: readonly HeardSwipe[],
  { floorPlanLikes, unlockAt }: { floorPlanLikes: number; unlockAt: UnlockAt },
): ReadonlySet<number> {
  const unlocking = new Set(FEATURES.flatMap((feature) => [unlockAt[feature] - 1, unlockAt[feature]]))
  const places = new Set<number>()
  let count = floorPlanLikes
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const swipe = history[at]
    if (!swipe?.isLiked || byOrdinal[swipe.ordinal]?.design.category !== 'Floor Plan') continue
    if (unlocking.has(count)) places.add(at)
    count -= 1
  }
  return places
}

/** Max total of the strongest tags in a score: taste orders the plans that were asked for, and deals no others. */
const MOST_OF_TASTE = { unasked: 20, asked: 5 } as const
const STRONGEST = 16
export const mostOfTaste = (asked: number): number =>
  asked === 0 ? MOST_OF_TASTE.unasked : MOST_OF_TASTE.asked / (1 + asked)
function bounded(taste: Float64Array, asked: number): Float64Array {
  const most = mostOfTaste(asked)
  const strongest = taste.map(Math.abs).sort().slice(-STRONGEST)
  const sum = strongest.reduce((total, weight) => total + weight, 0)
  return sum <= most ? taste : taste.map((weight) => (weight * most) / sum)
}
