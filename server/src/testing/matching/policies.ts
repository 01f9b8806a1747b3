import type { Kinds } from '#features/designs/dealing/plan-share.ts'
import { isOffCourse, likedWidth } from '#features/designs/dealing/recent-swipes.ts'
import { seedOf } from '#features/designs/dealing/swiper.ts'
import { askedFacts } from '#features/designs/ranking/answers.ts'
import { weigh, type Weights } from '#features/designs/ranking/weights.ts'
import { byModel, type Scoring } from '#features/designs/taste/scoring.ts'
import { farFromLiked, lateTags, learnTaste } from './frozen-taste.ts'
import { chanceOf, type Crowd } from './people.ts'
import type { Policy } from './walk.ts'
import type { CatalogueState } from '#features/designs/catalogue.ts'

const MAX_TAGS = 16
const MOST_OF_TASTE = 5
const PROVEN_HALF_BY = 6
const PASS_WEIGHT = 0.35

/** Scoring of the deck before the model (log-lift of tags, the sixteen strongest), frozen. */
const byLift: Scoring = ({ index }, { swiper, counts }) => {
  const { answers, swipes, late } = swiper
  const taste = learnTaste(index, counts, lateTags(index, late))
  const heard = counts.likes + PASS_WEIGHT * counts.passes
  const most = (MOST_OF_TASTE * (heard / (heard + PROVEN_HALF_BY))) / (1 + askedFacts(answers).length)
  const strongest = taste.map(Math.abs).sort().slice(-MAX_TAGS)
  const sum = strongest.reduce((total, weight) => total + weight, 0)
  const bounded = sum <= most ? taste : taste.map((weight) => (weight * most) / sum)
  const bar = strongest[0] ?? 0
  const weights = weigh(index, {
    answers,
    taste: bounded.map((weight, tag) => (Math.abs(taste[tag] ?? 0) >= bar ? weight : 0)),
    passedTags: swipes.passedTags,
    seed: seedOf(swiper),
  })
  const liked = isOffCourse(late) || answers.blockWidth !== null ? null : likedWidth(late)
  const width: Weights['facts']['width'] = (need) =>
    weights.facts.width(need) - farFromLiked(need.minLotWidth, liked)
  return { learned: taste, weights: { ...weights, facts: { ...weights.facts, width } } }
}

export const MODEL: Policy = { name: 'model', scoringFor: () => byModel }
export const ASKING: Policy = { name: 'model, five answers', scoringFor: () => byModel, asksFirst: true }
/** One room in five cards, whatever is liked; two once everything is unlocked. */
const fixedShare = ({ size, least }: Kinds) => 1 - Math.floor(size * (1 - least) + 1e-9) / size
export const BEFORE: Policy = { name: 'before (log-lift)', scoringFor: () => byLift, planShare: fixedShare }

export const RANDOM: Policy = {
  name: 'random',
  score: ({ byOrdinal }, swiped, { id }) =>
    Float64Array.from(byOrdinal, (_, ordinal) => chanceOf('random', id, swiped.length, ordinal)),
}

/** Ranks by the cosine between a design's tags and the sum of the likes' tags. */
export const SIMILARITY: Policy = {
  name: 'tag similarity',
  score: ({ byOrdinal, index }, swiped, { id }) => {
    const liked = new Float64Array(index.tags.length)
    for (const { ordinal, isLiked } of swiped) {
      if (isLiked) for (const tag of index.tagsOf[ordinal] ?? []) liked[tag] = (liked[tag] ?? 0) + 1
    }
    return Float64Array.from(byOrdinal, (_, ordinal) => {
      const tags = index.tagsOf[ordinal] ?? []
      const shared = tags.reduce((sum, tag) => sum + (liked[tag] ?? 0), 0)
      return shared / Math.sqrt(Math.max(1, tags.length)) + 0.01 * chanceOf('tie', id, ordinal)
    })
  },
}

/** Ranks by the likes of other people of the same crowd; they are not among those measured. */
export function popularityIn(crowd: Crowd, { byOrdinal }: CatalogueState): Policy {
  const designs = byOrdinal.flatMap((entry) => (entry ? [entry.design] : []))
  const others = crowd.people(designs, 400).slice(-200)
  const shares = Float64Array.from(byOrdinal, (entry) =>
    entry
      ? others.filter((other) => other.likes(entry.design, { card: 0, run: 0 })).length / others.length
      : 0,
  )
  return { name: 'popularity', score: () => shares }
}
