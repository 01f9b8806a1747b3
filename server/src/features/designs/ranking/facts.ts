import type { Design } from '@dream/contract/api/designs/design'
import { type House, houseOf } from '@dream/contract/rules/land/land-fit'

/** Fields of a design that ranking needs. */
export type Rankable = Pick<
  Design,
  'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea' | 'tags' | 'plan'
>

/** Needs of a house across and along a lot. */
export type WidthNeed = Pick<House, 'houseWidth' | 'minLotWidth' | 'site'>
export type DepthNeed = Pick<House, 'houseDepth' | 'minLotDepth' | 'site'>

/** Facts that a score weighs, with the type of their values. Area in m². */
export type Facts = {
  bedrooms: number
  bathrooms: number
  cars: number
  storeys: number
  area: number
  width: WidthNeed
  depth: DepthNeed
}
export type Fact = keyof Facts

/** Weight of each value of each fact. */
export type FactWeights = { [F in Fact]: (value: Facts[F]) => number }

export const FACT_NAMES = [
  'bedrooms',
  'bathrooms',
  'cars',
  'storeys',
  'area',
  'width',
  'depth',
] as const satisfies readonly Fact[]

/** Reads each fact of a design; null where it has none. */
export const FACTS: { [F in Fact]: (design: Rankable) => Facts[F] | null } = {
  bedrooms: (design) => design.bedrooms,
  bathrooms: (design) => design.bathrooms,
  cars: (design) => design.garages,
  storeys: (design) => design.plan?.storeys ?? null,
  area: (design) => design.totalArea,
  width(design) {
    const house = houseOf(design)
    return house && { houseWidth: house.houseWidth, minLotWidth: house.minLotWidth, site: house.site }
  },
  depth(design) {
    const house = houseOf(design)
    return house && { houseDepth: house.houseDepth, minLotDepth: house.minLotDepth, site: house.site }
  },
}

/** Distinct values of a fact, and by ordinal the number of the design's value among them: each value is weighed once. */
export type Column<Value> = { values: readonly (Value | null)[]; numbers: Uint32Array }
export type Columns = { [F in Fact]: Column<Facts[F]> }

type Placed = { design: Rankable; ordinal: number }

export const buildColumns = (designs: readonly Placed[], size: number): Columns => ({
  bedrooms: buildColumn(FACTS.bedrooms, designs, size),
  bathrooms: buildColumn(FACTS.bathrooms, designs, size),
  cars: buildColumn(FACTS.cars, designs, size),
  storeys: buildColumn(FACTS.storeys, designs, size),
  area: buildColumn(FACTS.area, designs, size),
  width: buildColumn(FACTS.width, designs, size),
  depth: buildColumn(FACTS.depth, designs, size),
})

function buildColumn<Value>(
  factOf: (design: Rankable) => Value | null,
  designs: readonly Placed[],
  size: number,
): Column<Value> {
  const known = new Map<string, number>()
  const values: (Value | null)[] = []
  const numbers = new Uint32Array(size)
  for (const { design, ordinal } of designs) {
    const value = factOf(design)
    const key = JSON.stringify(value)
    const number = known.get(key) ?? values.push(value) - 1
    known.set(key, number)
    numbers[ordinal] = number
  }
  return { values, numbers }
}
