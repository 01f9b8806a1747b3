import type { Column } from './columns.ts'

/** The profile's answers that ranking understands; null is not answered or not sure. Lengths in metres. */
export type Answers = {
  bedrooms: number | null
  bathrooms: number | null
  cars: number | null
  storeys: number | null
  blockWidth: number | null
  blockDepth: number | null
  budget: string | null
  mustHaves: readonly string[]
}

/** How each value of a fact moves a score. */
export type ColumnRules = Partial<Record<Column, (value: number) => number>>

/** What a must-have moves a score by. */
export const MUST_HAVE_WEIGHT = 0.7

/** Areas under roof in m² that a band's money usually builds; a matching prior, never shown as a price. */
const AREA_OF_BUDGET: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'under-300': [0, 150],
  '300-450': [130, 215],
  '450-600': [180, 275],
  '600-900': [240, 380],
  'over-900': [330, 2000],
}

/** One less than asked for hurts more than one more. */
const nearCount = (wanted: number, weight: number) => (value: number) => {
  const over = value - wanted
  if (over === 0) return weight
  if (over === 1) return weight * 0.35
  return weight * (over === -1 ? 0 : -0.6)
}

/** A block's width is for using: a plan that just fits is better than one that leaves a paddock beside it. */
const fitsWidth = (block: number) => (value: number) => {
  const spare = block - value
  return spare < 0 ? -1.5 : Math.max(0.1, 0.7 - spare * 0.1)
}

const withinArea =
  ([from, to]: readonly [number, number]) =>
  (value: number) => {
    const outside = Math.max(from - value, value - to, 0)
    return 0.5 - Math.min(1.2, outside / 60)
  }

/** The prior: what the answers say before anything is swiped. */
export function rulesOfAnswers(answers: Answers): ColumnRules {
  const { bedrooms, bathrooms, cars, storeys, blockWidth, blockDepth } = answers
  const area = AREA_OF_BUDGET[answers.budget ?? '']
  return {
    ...(bedrooms !== null && { bedrooms: nearCount(bedrooms, 1) }),
    ...(bathrooms !== null && { bathrooms: nearCount(bathrooms, 0.6) }),
    ...(cars !== null && { cars: nearCount(cars, 0.4) }),
    ...(storeys !== null && { storeys: (value) => (value === storeys ? 0.5 : -0.5) }),
    ...(blockWidth !== null && { lotWidth: fitsWidth(blockWidth) }),
    ...(blockDepth !== null && { lotDepth: (value) => (value <= blockDepth ? 0.1 : -1.2) }),
    ...(area && { area: withinArea(area) }),
  }
}
