import type { CardDesign, DesignCategory } from '../../../api/designs/design.ts'
import { fitOn, houseOf, lotWidthFor, type Block, type Ground } from '../../land/land-fit.ts'
import { foldText } from '../../text/fold-text.ts'

/** Sort orders of liked designs. `match`: by match with the person's taste. */
export const LIKED_SORTS = ['newest', 'match', 'lot', 'area'] as const
export type LikedSort = (typeof LIKED_SORTS)[number]

/** Found designs per page. */
export const FOUND_PAGE = 60
export const LIKED_FILTER = {
  nameMax: 60,
  tagsMax: 8,
  bedsMax: 5,
  lotM: { min: 5, max: 100 },
  areaM2: { min: 20, max: 2000 },
} as const

/** Filter of liked designs; a field that is left out matches everything. */
export type LikedFilter = {
  category?: DesignCategory | undefined
  /** Part of its name, case-insensitive. */
  name?: string | undefined
  /** Number of bedrooms; `LIKED_FILTER.bedsMax` includes more. */
  beds?: number | undefined
  storeys?: 1 | 2 | undefined
  /** Max lot width, metres. */
  lotTo?: number | undefined
  areaFrom?: number | undefined
  areaTo?: number | undefined
  /** Only designs that fit the person's block. */
  fits?: boolean | undefined
  /** All of them must match. */
  tags?: readonly string[] | undefined
}

/** Facts about the person for the filter and the order. */
export type LikedContext = {
  ground: Ground
  /** Null while it is not known: then nothing fits. */
  block: Block | null
  /** Designs of the chosen collection; null: any. */
  collected: ReadonlySet<string> | null
  /** Taste: what the likes have in common. */
  taste: readonly { tag: string; likes: number; usual: number }[]
}

/** Fields of a design that the filter needs. */
export type Findable = Pick<CardDesign, 'id' | 'category' | 'title' | 'bedrooms' | 'totalArea' | 'tags'> & {
  plan: Pick<
    NonNullable<CardDesign['plan']>,
    'storeys' | 'houseWidth' | 'houseDepth' | 'minLotWidth' | 'minLotDepth'
  > | null
}

/** Whether a liked design matches the filter; device and server share this. */
export function isFound(design: Findable, filter: LikedFilter, context: LikedContext): boolean {
  const { category, name, tags = [] } = filter
  return (
    (category === undefined || design.category === category) &&
    (name === undefined || folded(design.title).includes(folded(name))) &&
    tags.every((tag) => design.tags.includes(tag)) &&
    (context.collected === null || context.collected.has(design.id)) &&
    hasFacts(design, filter) &&
    hasRoom(design, filter, context)
  )
}

function hasFacts({ bedrooms, totalArea, plan }: Findable, filter: LikedFilter): boolean {
  const { beds, storeys, areaFrom, areaTo } = filter
  const asked = areaFrom !== undefined || areaTo !== undefined
  return (
    (beds === undefined || (bedrooms !== null && Math.min(bedrooms, LIKED_FILTER.bedsMax) === beds)) &&
    (storeys === undefined || plan?.storeys === storeys) &&
    (!asked || (totalArea !== null && totalArea >= (areaFrom ?? 0) && totalArea <= (areaTo ?? Infinity)))
  )
}

function hasRoom(design: Findable, { lotTo, fits }: LikedFilter, { ground, block }: LikedContext): boolean {
  if (lotTo !== undefined && lotOf(design, ground) > lotTo) return false
  if (!fits) return true
  const house = houseOf(design)
  return house !== null && block !== null && fitOn(block, house).fits
}

/** Lot width that it needs on this ground; infinite for a design without a house. */
function lotOf(design: Findable, ground: Ground): number {
  const house = houseOf(design)
  return house ? lotWidthFor(house, ground) : Infinity
}

const folded = (text: string) => foldText(text.trim())

/** Sort key, ascending, for the orders other than by time. */
export function placeBy(sort: Exclude<LikedSort, 'newest'>, design: Findable, context: LikedContext): number {
  if (sort === 'lot') return lotOf(design, context.ground)
  if (sort === 'area') return design.totalArea ?? Infinity
  return -matchOf(design, context)
}

/** Match of a design with the taste: rarer tags weigh more. */
function matchOf({ tags }: Findable, { taste }: LikedContext): number {
  return taste.reduce(
    (sum, { tag, likes, usual }) => (tags.includes(tag) && usual > 0 ? sum + likes * (1 - usual) : sum),
    0,
  )
}

/** Sorts by a fact; ties by descending id, so that the order is stable. */
export function inOrderOf<D extends Findable>(
  sort: Exclude<LikedSort, 'newest'>,
  designs: readonly D[],
  context: LikedContext,
): D[] {
  return designs
    .map((design) => ({ design, place: placeBy(sort, design, context) }))
    .sort((a, b) => comparePlaces([a.place, a.design.id], [b.place, b.design.id]))
    .map(({ design }) => design)
}

/** Compares two sort keys with their ids. */
export function comparePlaces(
  [a, idA]: readonly [number, string],
  [b, idB]: readonly [number, string],
): number {
  if (a !== b) return a < b ? -1 : 1
  return idA === idB ? 0 : idA > idB ? -1 : 1
}
