import type { CardDesign, DesignCategory } from '../../api/designs/design.ts'

/** Fact of a design: `value` and `unit` for a card, `spoken` as part of a sentence. */
export type Fact = {
  key: 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea'
  value: string
  unit: string
  spoken: string
}

/** Formats a lot width, to one decimal. */
export const lotMetres = (metres: number): string => metres.toFixed(1)

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Whether designs of a category have the facts of a house: rooms to count, a lot, an area, a plan (product §2.5). */
export const hasHouse = (category: DesignCategory): boolean => category === 'Floor Plan'

/** Fact chips of a design in order (product §2.5); missing facts are left out, and a design without a house has none. */
export function factsOf(design: CardDesign): Fact[] {
  const { category, bedrooms, bathrooms, garages, frontage, totalArea } = design
  if (!hasHouse(category)) return []
  const facts: (Fact | null)[] = [
    of(bedrooms, (beds) => ({
      key: 'bedrooms',
      value: `${beds}`,
      unit: 'bed',
      spoken: plural(beds, 'bedroom'),
    })),
    of(bathrooms, (baths) => ({
      key: 'bathrooms',
      value: `${baths}`,
      unit: 'bath',
      spoken: plural(baths, 'bathroom'),
    })),
    of(garages, (cars) => ({
      key: 'garages',
      value: cars === 0 ? 'No' : `${cars}`,
      unit: cars === 0 ? 'garage' : 'car',
      spoken: cars === 0 ? 'no garage' : `garage for ${plural(cars, 'car')}`,
    })),
    of(frontage, (metres) => ({
      key: 'frontage',
      value: lotMetres(metres),
      unit: 'm lot',
      spoken: `suits a lot ${lotMetres(metres)} metres wide`,
    })),
    of(totalArea, (area) => ({
      key: 'totalArea',
      value: `${Math.round(area)}`,
      unit: 'm²',
      spoken: `${Math.round(area)} square metres in all`,
    })),
  ]
  return facts.filter((each) => each !== null)
}

const of = (value: number | null, fact: (value: number) => Fact) => (value === null ? null : fact(value))

/** Kind of a design in words: 'Floor Plan', 'Floor Plan, two storeys'. */
export const kindOf = (design: CardDesign): string =>
  design.plan?.storeys === 2 ? `${design.category}, two storeys` : design.category

/** Whether its picture is the catalogue's own concept drawing; a builder's upload is not labelled. */
export const isRender = ({ imageUrl }: Pick<CardDesign, 'imageUrl'>): boolean =>
  !imageUrl.startsWith('/media/uploads/')

/** Design in one sentence, for screen readers. */
export function spokenDesign(design: CardDesign): string {
  const parts = [design.title, kindOf(design), ...factsOf(design).map((each) => each.spoken)]
  return `${parts.join(', ')}. ${design.description}`
}

/** Alternative text of a photograph. */
export const spokenPicture = ({ category, title, features }: CardDesign): string =>
  `${title}. ${[category, ...features.slice(0, 4)].join(', ')}`
