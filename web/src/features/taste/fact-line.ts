import type { CardDesign } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'

const SHOWN: readonly string[] = ['bedrooms', 'bathrooms', 'frontage']

/** Rooms and lot of a plan in a line; for any other design its category. */
export const factLine = (design: CardDesign): string =>
  factsOf(design)
    .filter(({ key }) => SHOWN.includes(key))
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' · ') || design.category
