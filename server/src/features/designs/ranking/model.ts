import type { FeatureIndex } from './feature-index.ts'

/** A swipe as the model hears it. `hasReason` is a pass that said why: its tag is heard by itself, the rest hardly. */
export type HeardSwipe = { ordinal: number; isLiked: boolean; hasReason: boolean }

/** So many of the last swipes teach. A taste is made anew from those that stand, so that an undo leaves nothing behind. */
export const HEARD_SWIPES = 200

/** How far a person's tag may be from what everybody thinks of it before anything is heard: a standard deviation in log-odds. */
const PRIOR_PRECISION = 1 / 0.5 ** 2
/** Of all cards this share is liked by somebody of whom nothing is known; the intercept learns the rest. */
const BASE_ODDS = Math.log(0.3 / 0.7)
/** How loud a swipe speaks, beside a like. */
const WEIGHTS = { like: 1, pass: 0.35, reasonedPass: 0.1 } as const
/** A like that is about to unlock something may be meant for the unlock. */
const BEFORE_UNLOCK = 0.7
/** Off course a pass speaks as loud as a like, what was swiped before hardly, and all of it teaches faster. */
const OFF_COURSE = { pass: 1, old: 0.2, precision: PRIOR_PRECISION / 6 } as const
const LATE = 20
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
  const regression = startRegression(index, {
    precision: isOffCourse ? OFF_COURSE.precision : PRIOR_PRECISION,
    prior,
  })
  swipes.forEach((swipe, at) => {
    const unlock = swipe.isLiked && beforeUnlock?.has(at) ? BEFORE_UNLOCK : 1
    const weight = unlock * loudness(swipe, { age: swipes.length - at, isOffCourse })
    regression.hear({ ordinal: swipe.ordinal, likes: swipe.isLiked ? 1 : 0, weight })
  })
  const weights = regression.weights()
  return { weights, learned: prior ? weights.map((weight, tag) => weight - (prior[tag] ?? 0)) : weights }
}

function loudness(
  { isLiked, hasReason }: HeardSwipe,
  { age, isOffCourse }: { age: number; isOffCourse: boolean },
): number {
  const pass = hasReason ? WEIGHTS.reasonedPass : isOffCourse ? OFF_COURSE.pass : WEIGHTS.pass
  const old = isOffCourse && age > LATE ? OFF_COURSE.old : 1
  return (isLiked ? WEIGHTS.like : pass) * old * 0.5 ** (Math.max(0, age - FADES_FROM) / HALF_LIFE)
}

/** How everybody swiped a design. */
export type Liking = { ordinal: number; likes: number; passes: number }

/** A design that hundreds have swiped says no more than one that so many have. */
const MOST_HEARD = 30
/** In small steps and in mixed order: designs of one template stand together. */
const ROUNDS = 5
const MIX = 0x9e3779b1

/** What everybody thinks of each tag: fitted together, so that tags which come together do not count twice. */
export function learnPopularity(index: Index, likings: readonly Liking[]): Float64Array {
  const regression = startRegression(index, { precision: PRIOR_PRECISION, prior: undefined })
  const mixed = likings
    .filter(({ likes, passes }) => likes + passes > 0)
    .toSorted((a, b) => Math.imul(a.ordinal, MIX) - Math.imul(b.ordinal, MIX))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { ordinal, likes, passes } of mixed) {
      const heard = likes + passes
      const weight = Math.min(MOST_HEARD, heard) / ROUNDS
      regression.hear({ ordinal, likes: likes / heard, weight })
    }
  }
  return regression.weights()
}

type Start = { precision: number; prior: Float64Array | undefined }

/** Bayesian logistic regression over tags: each has a mean and a precision; what is heard moves the mean by its surprise over the precision. */
function startRegression({ tags, tagsOf, tagShares }: Index, { precision, prior }: Start) {
  const weights = prior ? Float64Array.from(prior) : new Float64Array(tags.length)
  const precisions = new Float64Array(tags.length).fill(precision)
  let intercept = BASE_ODDS
  let interceptPrecision = precision
  /** A tag that nearly all have says little by being there. */
  const presence = (tag: number) => Math.min(1, 2 * (1 - (tagShares[tag] ?? 0)))
  return {
    weights: () => weights,
    hear({ ordinal, likes, weight }: { ordinal: number; likes: number; weight: number }) {
      const from = tagsOf.starts[ordinal] ?? 0
      const to = tagsOf.starts[ordinal + 1] ?? from
      let odds = intercept
      for (let item = from; item < to; item += 1) {
        const tag = tagsOf.items[item] ?? 0
        odds += (weights[tag] ?? 0) * presence(tag)
      }
      const chance = 1 / (1 + Math.exp(-odds))
      const surprise = weight * (likes - chance)
      const information = weight * chance * (1 - chance)
      interceptPrecision += information
      intercept += surprise / interceptPrecision
      for (let item = from; item < to; item += 1) {
        const tag = tagsOf.items[item] ?? 0
        const x = presence(tag)
        precisions[tag] = (precisions[tag] ?? precision) + information * x * x
        weights[tag] = (weights[tag] ?? 0) + (surprise * x) / (precisions[tag] ?? precision)
      }
    },
  }
}
