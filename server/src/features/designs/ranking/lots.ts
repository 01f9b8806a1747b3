import { houseOf, type House } from '@dream/contract/rules/land/land-fit'
import { COLUMNS, type Rankable, bucketOf } from './columns.ts'

/** Houses with equal needs of a lot's width, or of its depth: their fit is computed once for all of them. */
export type WidthKind = Pick<House, 'houseWidth' | 'minLotWidth' | 'site'>
export type DepthKind = Pick<House, 'houseDepth' | 'minLotDepth' | 'site'>

/** Lot needs of designs. Kind 0 needs nothing: it is no house. */
export type Lots = {
  widths: readonly (WidthKind | null)[]
  depths: readonly (DepthKind | null)[]
  /** By position: the kind of width, the kind of depth, the bucket of the area. */
  byPosition: Uint16Array
}

/** Numbers of one position in `byPosition`. */
export const LOT_SIZE = 3

export function indexLots(designs: readonly Rankable[]): Lots {
  const widths = kinds<WidthKind>()
  const depths = kinds<DepthKind>()
  const byPosition = new Uint16Array(designs.length * LOT_SIZE)
  designs.forEach((design, position) => {
    const house = houseOf(design)
    const area = bucketOf('area', COLUMNS.area.of(design))
    if (!house) return byPosition.set([0, 0, area], position * LOT_SIZE)
    const { houseWidth, minLotWidth, site, houseDepth, minLotDepth } = house
    const width = widths.numberOf(`${houseWidth}/${minLotWidth}/${site}`, { houseWidth, minLotWidth, site })
    const depth = depths.numberOf(`${houseDepth}/${minLotDepth}/${site}`, { houseDepth, minLotDepth, site })
    byPosition.set([width, depth, area], position * LOT_SIZE)
  })
  return { widths: widths.all, depths: depths.all, byPosition }
}

function kinds<Kind>() {
  const numbers = new Map<string, number>()
  const all: (Kind | null)[] = [null]
  const numberOf = (name: string, kind: Kind): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, all.length)
    return all.push(kind) - 1
  }
  return { all, numberOf }
}
