import type { Design } from '../../../api/designs/design.ts'

type Facts = Pick<Design, 'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea'> & {
  plan: Pick<
    NonNullable<Design['plan']>,
    'template' | 'storeys' | 'livingSide' | 'livingAreas' | 'masterPosition' | 'garageSide'
  > | null
}

/** Lot width as people search for it. */
const widthOf = (frontage: number) =>
  frontage <= 10.5 ? 'narrow' : frontage <= 14.5 ? 'standard' : frontage < 20 ? 'wide' : 'acreage'
/** Upper bounds of house sizes, m². */
export const SIZES_END_M2 = { compact: 180, family: 250, large: 320 } as const
const sizeOf = (area: number) => {
  const { compact, family, large } = SIZES_END_M2
  return area < compact ? 'compact' : area < family ? 'family' : area < large ? 'large' : 'grand'
}

/** Tags derived from a design's facts. They are never written by hand, so they cannot contradict the facts. */
export function factTags({ category, plan, ...facts }: Facts): string[] {
  if (!plan) return category === 'Floor Plan' ? [] : [`room-kind:${category.toLowerCase()}`]
  const tags: [string, string | number | null][] = [
    ['template', plan.template],
    ['storeys', plan.storeys],
    ['beds', facts.bedrooms],
    ['baths', facts.bathrooms],
    ['cars', facts.garages],
    ['width', facts.frontage && widthOf(facts.frontage)],
    ['size', facts.totalArea && sizeOf(facts.totalArea)],
    ['living', plan.livingSide],
    ['living-areas', plan.livingAreas],
    ['master', plan.masterPosition],
    ['garage', plan.garageSide],
    ['living', (plan.livingAreas ?? 0) >= 2 ? 'second' : null],
  ]
  return tags.flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]))
}

const OWN = /^(template|storeys|beds|baths|cars|width|size|living-areas|master|garage|room-kind):/
const LIVING = /^living:(front|rear|left|right|middle|second)$/

/** Whether a tag is derived from facts. */
export const isFactTag = (tag: string): boolean => OWN.test(tag) || LIVING.test(tag)
