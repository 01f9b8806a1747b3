import type { CardDesign, DesignCategory } from '../../api/designs/design.ts'

/** One figure of a design: `value` and `unit` as they stand on a card, `spoken` as a sentence part. */
export type Fact = {
  key: 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea'
  value: string
  unit: string
  spoken: string
}

/** A lot's width as it is read wherever it stands, to a tenth. */
export const lotMetres = (metres: number): string => metres.toFixed(1)

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Whether designs of a category have the facts of a house: rooms to count, a lot, an area, a plan (product §2.5). */
export const hasHouse = (category: DesignCategory): boolean => category === 'Floor Plan'

/** The chips of a design in their order (product §2.5); what it does not have is left out, and a design that is no house has none. */
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

/** What kind of design it is, in words: 'Floor Plan', 'Floor Plan, two storeys'. */
export const kindOf = (design: CardDesign): string =>
  design.plan?.storeys === 2 ? `${design.category}, two storeys` : design.category

/** Whether its picture is the catalogue's own drawing of an idea; what a builder has uploaded is theirs to call. */
export const isRender = ({ imageUrl }: Pick<CardDesign, 'imageUrl'>): boolean =>
  !imageUrl.startsWith('/media/uploads/')

/** The design in one breath, for those who listen. */
export function spokenDesign(design: CardDesign): string {
  const parts = [design.title, kindOf(design), ...factsOf(design).map((each) => each.spoken)]
  return `${parts.join(', ')}. ${design.description}`
}

/** What a photograph shows, for those who do not see it. */
export const spokenPicture = ({ category, title, features }: CardDesign): string =>
  `${title}. ${[category, ...features.slice(0, 4)].join(', ')}`
