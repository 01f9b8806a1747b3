import { ASKED_FACTS, type AskedFact } from '@dream/contract/rules/designs/asked-facts'
import {
  isBarred,
  lotDepthFor,
  lotWidthFor,
  type Ground,
  type House,
} from '@dream/contract/rules/land/land-fit'
import type { DepthNeed, FactWeights, WidthNeed } from './facts.ts'

/** Answers of the profile that ranking uses; null is not answered or not sure. Lengths in metres. */
export type Answers = {
  bedrooms: number | null
  bathrooms: number | null
  cars: number | null
  storeys: number | null
  blockWidth: number | null
  blockDepth: number | null
  ground: Ground
  /** Deals only plans that fit the block, where it is known. */
  onlyFitting: boolean
  budget: string | null
  mustHaves: readonly string[]
  /** Weights of tags from the picture questions. */
  pictured: Readonly<Record<string, number>>
}

/** Facts that a person asked for; no cars and an open budget ask for nothing. */
export const askedFacts = (answers: Answers): AskedFact[] =>
  ASKED_FACTS.filter((fact) => (fact === 'budget' ? mostAreaFor(answers) !== null : (answers[fact] ?? 0) > 0))

/** Max score of all must-haves together, and of one of them. */
const MUST_HAVES_WEIGHT = 1.6
const MUST_HAVE_WEIGHT = 0.6
export const mustHaveWeight = ({ mustHaves }: Answers) =>
  Math.min(MUST_HAVE_WEIGHT, MUST_HAVES_WEIGHT / Math.max(1, mustHaves.length))

/** Usual areas under roof in m² of a budget; never shown as a price. */
const AREA_OF_BUDGET: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'under-300': [0, 150],
  '300-450': [130, 215],
  '450-600': [180, 275],
  '600-900': [240, 380],
  'over-900': [330, Infinity],
}

/** Largest usual area under roof in m² of a budget; null without an upper bound. */
export function mostAreaFor({ budget }: Pick<Answers, 'budget'>): number | null {
  const most = AREA_OF_BUDGET[budget ?? '']?.[1] ?? Infinity
  return most === Infinity ? null : most
}

/** Each one less or more than asked for costs as much as the one before it: two bedrooms are not four, and one is not two. */
const nearCount =
  (wanted: number, { weight, less, more }: { weight: number; less: number; more: number }) =>
  (value: number) =>
    value < wanted ? weight - (wanted - value) * less : weight - (value - wanted) * more

/**
 * A smaller house than the budget allows is a matter of taste; a larger one is beyond it, and scores the lower the larger it is.
 */
const withinArea =
  ([from, to]: readonly [number, number]) =>
  (value: number) =>
    value > to ? -1 - Math.min(3, (value - to) / 40) : 0.4 - Math.min(0.9, Math.max(0, from - value) / 80)

const NOT_ASKED = () => 0

/** Prior of a person: scores from their answers, before any swipe. */
export function rulesOfAnswers(answers: Answers): FactWeights {
  const { bedrooms, bathrooms, cars, storeys } = answers
  const area = AREA_OF_BUDGET[answers.budget ?? '']
  return {
    bedrooms: bedrooms === null ? NOT_ASKED : nearCount(bedrooms, { weight: 1, less: 1.4, more: 0.9 }),
    bathrooms: bathrooms === null ? NOT_ASKED : nearCount(bathrooms, { weight: 0.6, less: 0.8, more: 0.25 }),
    cars: cars === null ? NOT_ASKED : nearCount(cars, { weight: 0.6, less: 0.8, more: 0.2 }),
    storeys: storeys === null ? NOT_ASKED : (value) => (value === storeys ? 0.9 : -1.9),
    area: area ? withinArea(area) : NOT_ASKED,
    width: (need) => widthScore(answers, need),
    depth: (need) => depthScore(answers, need),
  }
}

/** Penalty of a house for a corner or a lane that the person has not confirmed. */
const UNLIKELY_SITE = 0.3
/** Metres of missing width that a barred house counts as. */
const BARRED_AS_M = 1.5

/** Score that no taste outweighs. */
const NOT_DEALT = -1e6
/** Whether a score allows a design to be dealt. */
export const mayBeDealt = ({ score }: { score: number }) => score > NOT_DEALT / 2

/** Whether designs that do not fit the block are held back. */
export const isFitAsked = ({ onlyFitting, blockWidth }: Answers) => onlyFitting && blockWidth !== null

/** Score of a house's width on a person's block; without a block, only of its other needs. */
export function widthScore(answers: Answers, need: WidthNeed): number {
  const { blockWidth, ground } = answers
  const site = siteScore(need.site, ground)
  if (isBarred(need.site, ground)) return tooLarge(BARRED_AS_M, answers)
  if (blockWidth === null) return site
  const spare = blockWidth - lotWidthFor(need, ground)
  // Spare width costs a little: a block's width is meant to be used.
  return site + (spare < -1e-6 ? tooLarge(-spare, answers) : Math.max(0.3, 0.7 - spare * 0.05))
}

export function depthScore(answers: Answers, need: DepthNeed): number {
  const { blockDepth, ground } = answers
  if (blockDepth === null) return 0
  const spare = blockDepth - lotDepthFor(need, ground)
  return spare < -1e-6 ? tooLarge(-spare / 2, answers) : 0.2
}

const tooLarge = (metres: number, answers: Answers) => (isFitAsked(answers) ? NOT_DEALT : -0.5 - metres * 0.9)

const siteScore = (site: House['site'], { isCorner }: Ground) =>
  (site === 'corner' && isCorner === null) || site === 'lane' ? -UNLIKELY_SITE : 0
