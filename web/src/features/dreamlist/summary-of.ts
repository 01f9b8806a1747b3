import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { factsOf, lotMetres } from '@dream/contract/rules/designs/facts'

const SHOWN: readonly string[] = ['bedrooms', 'bathrooms', 'totalArea']

/** Short figures of a design, or its category. */
export function summaryOf(design: LikedDesign): string {
  const shown = factsOf(design).filter(({ key }) => SHOWN.includes(key))
  if (shown.length === 0) return design.category
  const facts = shown.map(({ value, unit }) => `${value}\u00a0${unit}`)
  const lot = design.plan && design.frontage !== null ? [`${lotMetres(design.frontage)}\u00a0m\u00a0lot`] : []
  return [...facts, ...lot, ...(design.plan?.storeys === 2 ? ['two\u00a0storeys'] : [])].join(' · ')
}
