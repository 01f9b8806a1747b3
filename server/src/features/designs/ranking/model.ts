import { COURSE_AFTER } from '@dream/contract/rules/designs/swipe'
import type { FeatureIndex } from './feature-index.ts'

/**
 * A swipe as the model hears it. `hasReason` is a pass that said why: its tag is heard by itself, the rest hardly.
 * `wasOpened`: its details were looked at first, which is a little like liking it.
 */
export type HeardSwipe = { ordinal: number; isLiked: boolean; hasReason: boolean; wasOpened?: boolean }

/** So many of the last swipes teach. A taste is made anew from those that stand, so that an undo leaves nothing behind. */
export const HEARD_SWIPES = 200

/** How far a person's tag may be from what everybody thinks of it before anything is heard, in log-odds. */
const VARIANCE = 0.6 ** 2
/** Of all cards this share is liked by somebody of whom nothing is known; the intercept learns the rest. */
const BASE_ODDS = Math.log(0.2 / 0.8)
const INTERCEPT_VARIANCE = 0.7 ** 2
/** How loud a swipe speaks. Most cards are passed: a pass surprises less than a like, and so says less by itself. */
const WEIGHTS = { swipe: 1, reasonedPass: 0.1, opened: 0.3 } as const
/** A like that is about to unlock something may be meant for the unlock. */
const BEFORE_UNLOCK = 0.7
/** Off course, what was swiped before the run of passes is hardly heard, and all else teaches faster. */
const OFF_COURSE = { old: 0.2, variance: 6 * VARIANCE } as const
/** From so many swipes on the older ones fade, and count half after so many more. */
const FADES_FROM = 40
const HALF_LIFE = 150

export type Model = {
  /** By tag: what it moves the log-odds of a like by, with what everybody thinks of it. */
  weights: Float64Array
  /** The part of it that this person's own swipes have taught. */
  learned: Float64Array
}

type Options = {
  /** What everybody thinks of each tag, in log-odds. */
  prior?: Float64Array | undefined
  /** Nothing that was dealt lately was right. */
  isOffCourse?: boolean
  /** Places among the swipes of likes that are about to unlock something. */
  beforeUnlock?: ReadonlySet<number>
}

type Index = Pick<FeatureIndex, 'tags' | 'tagsOf' | 'tagShares'>

/** What one person's swipes say of each tag, oldest first. */
export function learnModel(index: Index, swipes: readonly HeardSwipe[], options: Options = {}): Model {
  const { prior, isOffCourse = false, beforeUnlock } = options
  const heard = swipes.flatMap((swipe, at): Heard[] => {
    const { ordinal, isLiked, wasOpened } = swipe
    const age = swipes.length - at
    const unlock = isLiked && beforeUnlock?.has(at) ? BEFORE_UNLOCK : 1
    const weight = unlock * loudness(swipe, { age, isOffCourse })
    const opened = { ordinal, likes: 1, weight: WEIGHTS.opened * faded(age) }
    return [{ ordinal, likes: isLiked ? 1 : 0, weight }, ...(wasOpened ? [opened] : [])]
  })
  const weights = fit(index, heard, { variance: isOffCourse ? OFF_COURSE.variance : VARIANCE, prior })
  return { weights, learned: prior ? weights.map((weight, tag) => weight - (prior[tag] ?? 0)) : weights }
}

function loudness(
  { hasReason }: HeardSwipe,
  { age, isOffCourse }: { age: number; isOffCourse: boolean },
): number {
  const old = isOffCourse && age > COURSE_AFTER ? OFF_COURSE.old : 1
  return (hasReason ? WEIGHTS.reasonedPass : WEIGHTS.swipe) * old * faded(age)
}

const faded = (age: number) => 0.5 ** (Math.max(0, age - FADES_FROM) / HALF_LIFE)

/** How everybody swiped a design. */
export type Liking = { ordinal: number; likes: number; passes: number }

/** A design that hundreds have swiped says no more than one that so many have. */
const MOST_HEARD = 30
/** People differ more from each other than all of them from no opinion. */
const COMMON_VARIANCE = 0.3 ** 2
/** Designs of one template stand together: in mixed order, few rounds do. */
const MIX = 0x9e3779b1

/** What everybody thinks of each tag: fitted together, so that tags which come together do not count twice. */
export function learnPopularity(index: Index, likings: readonly Liking[]): Float64Array {
  const heard = likings
    .filter(({ likes, passes }) => likes + passes > 0)
    .toSorted((a, b) => Math.imul(a.ordinal, MIX) - Math.imul(b.ordinal, MIX))
    .map(({ ordinal, likes, passes }): Heard => {
      const count = likes + passes
      return { ordinal, likes: likes / count, weight: Math.min(MOST_HEARD, count) }
    })
  return fit(index, heard, { variance: COMMON_VARIANCE, prior: undefined })
}

/** A design that was liked by this share of those who swiped it, who count as so many. */
type Heard = { ordinal: number; likes: number; weight: number }
type Start = { variance: number; prior: Float64Array | undefined }

/** After so many rounds the weights hardly move. */
const ROUNDS = 6

/**
 * The most likely weights of a Bayesian logistic regression over tags, which begins at `prior`. Dual coordinate ascent: each
 * swipe has a pull on its design's tags, which is its surprise once all pulls agree; every visit moves one pull by a Newton step.
 */
function fit({ tags, tagsOf, tagShares }: Index, heard: readonly Heard[], { variance, prior }: Start) {
  const { starts, items } = tagsOf
  const weights = prior ? Float64Array.from(prior) : new Float64Array(tags.length)
  let intercept = BASE_ODDS
  /** A tag that nearly all have says little by being there. */
  const presence = Float64Array.from(tagShares, (share) => Math.min(1, 2 * (1 - share)))
  const reach = heard.map(({ ordinal }) => {
    let sum = INTERCEPT_VARIANCE
    for (let at = starts[ordinal] ?? 0, to = starts[ordinal + 1] ?? 0; at < to; at += 1)
      sum += variance * (presence[items[at] ?? 0] ?? 0) ** 2
    return sum
  })
  const pulls = new Float64Array(heard.length)
  const visit = ({ ordinal, likes, weight }: Heard, place: number) => {
    const from = starts[ordinal] ?? 0
    const to = starts[ordinal + 1] ?? from
    let odds = intercept
    for (let at = from; at < to; at += 1) {
      const tag = items[at] ?? 0
      odds += (weights[tag] ?? 0) * (presence[tag] ?? 0)
    }
    const chance = 1 / (1 + Math.exp(-odds))
    const off = weight * (likes - chance) - (pulls[place] ?? 0)
    const step = off / (1 + weight * chance * (1 - chance) * (reach[place] ?? 0))
    pulls[place] = (pulls[place] ?? 0) + step
    intercept += step * INTERCEPT_VARIANCE
    for (let at = from; at < to; at += 1) {
      const tag = items[at] ?? 0
      weights[tag] = (weights[tag] ?? 0) + step * variance * (presence[tag] ?? 0)
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) heard.forEach(visit)
  return weights
}
