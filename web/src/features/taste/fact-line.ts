import type { CardDesign } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'

const SHOWN: readonly string[] = ['bedrooms', 'bathrooms', 'frontage']

/** The rooms and the lot of a plan in a line; of any other design, what kind it is. */
export const factLine = (design: CardDesign): string =>
  factsOf(design)
    .filter(({ key }) => SHOWN.includes(key))
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' · ') || design.category
