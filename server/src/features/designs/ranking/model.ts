import { COURSE_AFTER } from '@dream/contract/rules/designs/swipe'
import type { FeatureIndex } from './feature-index.ts'

/**
 * Swipe as input of the model. `hasReason`: a pass with a reason, whose tag is weighed separately, the other tags hardly.
 * `wasOpened`: its details were opened first, which counts a little like a like.
 */
export type HeardSwipe = { ordinal: number; isLiked: boolean; hasReason: boolean; wasOpened?: boolean }

/** Number of last swipes to learn from. The model is learned anew from standing swipes, so that an undo leaves nothing behind. */
export const HEARD_SWIPES = 200

/** Prior variance of a person's tag around everybody's prior, in log-odds. */
const VARIANCE = 0.6 ** 2
/** Base rate of likes for an unknown person; the intercept learns the rest. */
const BASE_ODDS = Math.log(0.2 / 0.8)
const INTERCEPT_VARIANCE = 0.7 ** 2
/** Weights of swipes. Most cards are passed: a pass is less surprising than a like, and so carries less information by itself. */
const WEIGHTS = { swipe: 1, reasonedPass: 0.1, opened: 0.3 } as const
/** Weight of a like that is about to unlock something, and may be meant for the unlock. */
const BEFORE_UNLOCK = 0.7
/** Off course, swipes before the run of passes count little, and all others teach faster. */
const OFF_COURSE = { old: 0.2, variance: 6 * VARIANCE } as const
/** Age from which swipes decay, and their half-life, in swipes. */
const FADES_FROM = 40
const HALF_LIFE = 150

export type Model = {
  /** By tag: change of the log-odds of a like, including everybody's prior. */
  weights: Float64Array
  /** Part of it that was learned from this person's own swipes. */
  learned: Float64Array
}

type Options = {
  /** Everybody's prior of each tag, in log-odds. */
  prior?: Float64Array | undefined
  /** Whether the deck is off course. */
  isOffCourse?: boolean
  /** Indexes of likes that are about to unlock something. */
  beforeUnlock?: ReadonlySet<number>
}

type Index = Pick<FeatureIndex, 'tags' | 'tagsOf' | 'tagShares'>

/** Learns a person's weight of each tag from their swipes, oldest first. */
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

/** Counts of everybody's swipes of a design. */
export type Liking = { ordinal: number; likes: number; passes: number }

/** Max swipes that a design counts for, so that popular ones do not dominate. */
const MOST_HEARD = 30
/** Prior variance of everybody: people differ more from each other than their average from no opinion. */
const COMMON_VARIANCE = 0.3 ** 2
/** Multiplier that shuffles designs, since those of one template are adjacent: in mixed order a few rounds suffice. */
const MIX = 0x9e3779b1

/** Learns everybody's prior of each tag: fitted jointly, so that correlated tags do not count twice. */
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

/** Observation of the model: the share of likes of a design, with its weight. */
type Heard = { ordinal: number; likes: number; weight: number }
type Start = { variance: number; prior: Float64Array | undefined }

/** Rounds after which the weights hardly move. */
const ROUNDS = 6

/**
 * Most likely weights (MAP) of a Bayesian logistic regression over tags, starting at `prior`. Dual coordinate ascent: each swipe
 * has a dual variable that pulls on its design's tags, and equals its surprise at convergence; every visit moves one of them by a
 * Newton step.
 */
function fit({ tags, tagsOf, tagShares }: Index, heard: readonly Heard[], { variance, prior }: Start) {
  const weights = prior ? Float64Array.from(prior) : new Float64Array(tags.length)
  let intercept = BASE_ODDS
  /** Value of a tag's presence: low for one that nearly all designs have. */
  const presence = Float64Array.from(tagShares, (share) => Math.min(1, 2 * (1 - share)))
  const reach = heard.map(({ ordinal }) => {
    let sum = INTERCEPT_VARIANCE
    for (const tag of tagsOf[ordinal] ?? []) sum += variance * (presence[tag] ?? 0) ** 2
    return sum
  })
  const pulls = new Float64Array(heard.length)
  const visit = ({ ordinal, likes, weight }: Heard, place: number) => {
    const its = tagsOf[ordinal] ?? []
    let odds = intercept
    for (const tag of its) odds += (weights[tag] ?? 0) * (presence[tag] ?? 0)
    const chance = 1 / (1 + Math.exp(-odds))
    const off = weight * (likes - chance) - (pulls[place] ?? 0)
    const step = off / (1 + weight * chance * (1 - chance) * (reach[place] ?? 0))
    pulls[place] = (pulls[place] ?? 0) + step
    intercept += step * INTERCEPT_VARIANCE
    for (const tag of its) weights[tag] = (weights[tag] ?? 0) + step * variance * (presence[tag] ?? 0)
  }
  for (let round = 0; round < ROUNDS; round += 1) heard.forEach(visit)
  return weights
}
