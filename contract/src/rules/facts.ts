import type { Design } from '../api/design.ts'

/** One figure of a design: `value` and `unit` as they stand on a card, `spoken` as a sentence part. */
export type Fact = {
  key: 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea'
  value: string
  unit: string
  spoken: string
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The chips of a floor plan in their order (spec §2.5); a fact that a design does not have is left out. */
export function factsOf(design: Design): Fact[] {
  const { bedrooms, bathrooms, garages, frontage, totalArea } = design
  const facts: (Fact | null)[] = [
    bedrooms === null ? null : fact('bedrooms', bedrooms, 'bed', plural(bedrooms, 'bedroom')),
    bathrooms === null ? null : fact('bathrooms', bathrooms, 'bath', plural(bathrooms, 'bathroom')),
    garages === null ? null : fact('garages', garages, 'car', garages === 0 ? 'no garage' : `garage for ${plural(garages, 'car')}`),
    frontage === null
      ? null
      : fact('frontage', frontage.toFixed(1), 'm lot', `suits a lot ${frontage.toFixed(1)} metres wide`),
    totalArea === null
      ? null
      : fact('totalArea', Math.round(totalArea), 'm²', `${Math.round(totalArea)} square metres in all`),
  ]
  return facts.filter((each) => each !== null)
}

function fact(key: Fact['key'], value: number | string, unit: string, spoken: string): Fact {
  return { key, value: String(value), unit, spoken }
}

/** What kind of design it is, in words: 'Floor Plan', 'Floor Plan, two storeys'. */
export const kindOf = (design: Design): string =>
  design.plan?.storeys === 2 ? `${design.category}, two storeys` : design.category

/** The design in one breath, for those who listen. */
export function spokenDesign(design: Design): string {
  const parts = [design.title, kindOf(design), ...factsOf(design).map((each) => each.spoken)]
  return `${parts.join(', ')}. ${design.description}`
}
