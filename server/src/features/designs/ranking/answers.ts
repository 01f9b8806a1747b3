import { ASKED_FACTS, type AskedFact } from '@dream/contract/rules/designs/asked-facts'
import {
  isBarred,
  lotDepthFor,
  lotWidthFor,
  type Ground,
  type House,
} from '@dream/contract/rules/land/land-fit'
import type { Column } from './columns.ts'
import type { DepthKind, WidthKind } from './lots.ts'

/** The profile's answers that ranking understands; null is not answered or not sure. Lengths in metres. */
export type Answers = {
  bedrooms: number | null
  bathrooms: number | null
  cars: number | null
  storeys: number | null
  blockWidth: number | null
  blockDepth: number | null
  ground: Ground
  /** Of plans only those that fit the block, where it is known. */
  onlyFitting: boolean
  budget: string | null
  mustHaves: readonly string[]
  /** What the answers given to pictures say of tags, in score. */
  pictured: Readonly<Record<string, number>>
}

/** The facts that a person asked for; room for no car is asked of no plan, and an open budget binds none. */
export const askedFacts = (answers: Answers): AskedFact[] =>
  ASKED_FACTS.filter((fact) => (fact === 'budget' ? mostAreaFor(answers) !== null : (answers[fact] ?? 0) > 0))

/** How each value of a fact moves a score. */
export type ColumnRules = Partial<Record<Column, (value: number) => number>>

/** What all must-haves together move a score by at most, and one of them. */
const MUST_HAVES_WEIGHT = 1.6
const MUST_HAVE_WEIGHT = 0.6
export const mustHaveWeight = ({ mustHaves }: Answers) =>
  Math.min(MUST_HAVE_WEIGHT, MUST_HAVES_WEIGHT / Math.max(1, mustHaves.length))

/** Areas under roof in m² that a band's money usually builds; never shown as a price. */
const AREA_OF_BUDGET: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'under-300': [0, 150],
  '300-450': [130, 215],
  '450-600': [180, 275],
  '600-900': [240, 380],
  'over-900': [330, Infinity],
}

/** The largest area under roof in m² that a budget usually builds; null where nothing bounds it. */
export function mostAreaFor({ budget }: Pick<Answers, 'budget'>): number | null {
  const most = AREA_OF_BUDGET[budget ?? '']?.[1] ?? Infinity
  return most === Infinity ? null : most
}

/** Each one less or more than asked for costs as much as the one before it: two bedrooms are not four, and one is not two. */
const nearCount =
  (wanted: number, { weight, less, more }: { weight: number; less: number; more: number }) =>
  (value: number) =>
    value < wanted ? weight - (wanted - value) * less : weight - (value - wanted) * more

/** A smaller house than the money builds is a matter of taste; a larger one is beyond it, and the further the less likely. */
const withinArea =
  ([from, to]: readonly [number, number]) =>
  (value: number) =>
    value > to ? -1 - Math.min(3, (value - to) / 40) : 0.4 - Math.min(0.9, Math.max(0, from - value) / 80)

/** The prior: what the answers say before anything is swiped. */
export function rulesOfAnswers(answers: Answers): ColumnRules {
  const { bedrooms, bathrooms, cars, storeys } = answers
  const area = AREA_OF_BUDGET[answers.budget ?? '']
  return {
    ...(bedrooms !== null && { bedrooms: nearCount(bedrooms, { weight: 1, less: 1.4, more: 0.9 }) }),
    ...(bathrooms !== null && { bathrooms: nearCount(bathrooms, { weight: 0.6, less: 0.8, more: 0.25 }) }),
    ...(cars !== null && { cars: nearCount(cars, { weight: 0.6, less: 0.8, more: 0.2 }) }),
    ...(storeys !== null && { storeys: (value) => (value === storeys ? 0.9 : -1.9) }),
    ...(area && { area: withinArea(area) }),
  }
}

/** A corner or a lane that a person has not said they have. */
const UNLIKELY_SITE = 0.3
/** A house that asks for what the block has not is as far off as one that is so many metres too wide. */
const BARRED_AS_M = 1.5

/** A score that no taste makes up for. */
const NOT_DEALT = -1e6
/** Whether a score is that of a design that may be dealt at all. */
export const mayBeDealt = ({ score }: { score: number }) => score > NOT_DEALT / 2

/** Whether what does not fit the block stays out of the deck. */
export const isFitAsked = ({ onlyFitting, blockWidth }: Answers) => onlyFitting && blockWidth !== null

/** What a house's width is worth on a person's block; without one, only what it asks for beside room. */
export function widthScore(answers: Answers, kind: WidthKind): number {
  const { blockWidth, ground } = answers
  const site = siteScore(kind.site, ground)
  if (isBarred(kind.site, ground)) return tooLarge(BARRED_AS_M, answers)
  if (blockWidth === null) return site
  const spare = blockWidth - lotWidthFor(kind, ground)
  // A block's width is for using: beside a narrow house lies a paddock.
  return site + (spare < -1e-6 ? tooLarge(-spare, answers) : Math.max(0.3, 0.7 - spare * 0.05))
}

export function depthScore(answers: Answers, kind: DepthKind): number {
  const { blockDepth, ground } = answers
  if (blockDepth === null) return 0
  const spare = blockDepth - lotDepthFor(kind, ground)
  return spare < -1e-6 ? tooLarge(-spare / 2, answers) : 0.2
}

const tooLarge = (metres: number, answers: Answers) => (isFitAsked(answers) ? NOT_DEALT : -0.5 - metres * 0.9)

const siteScore = (site: House['site'], { isCorner }: Ground) =>
  (site === 'corner' && isCorner === null) || site === 'lane' ? -UNLIKELY_SITE : 0
