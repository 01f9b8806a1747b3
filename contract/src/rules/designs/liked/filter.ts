import type { CardDesign, DesignCategory } from '../../../api/designs/design.ts'
import { fitOn, houseOf, lotWidthFor, type Block, type Ground } from '../../land/land-fit.ts'
import { foldText } from '../../text/fold-text.ts'

/** In which order liked designs stand. `match` is how much of the person's taste they have. */
export const LIKED_SORTS = ['newest', 'match', 'lot', 'area'] as const
export type LikedSort = (typeof LIKED_SORTS)[number]

/** How many found designs one page holds. */
export const FOUND_PAGE = 60
export const LIKED_FILTER = {
  nameMax: 60,
  tagsMax: 8,
  bedsMax: 5,
  lotM: { min: 5, max: 100 },
  areaM2: { min: 20, max: 2000 },
} as const

/** What is looked for among the likes; what is left out may be anything. */
export type LikedFilter = {
  category?: DesignCategory | undefined
  /** Part of its name, whatever the case. */
  name?: string | undefined
  /** `LIKED_FILTER.bedsMax` stands for that many and more. */
  beds?: number | undefined
  storeys?: 1 | 2 | undefined
  /** Widest lot that it may need, metres. */
  lotTo?: number | undefined
  areaFrom?: number | undefined
  areaTo?: number | undefined
  /** Only what fits the person's block. */
  fits?: boolean | undefined
  /** All of them. */
  tags?: readonly string[] | undefined
}

/** What the filter and the order ask about the person. */
export type LikedContext = {
  ground: Ground
  /** Null while it is not known: then nothing is told to fit. */
  block: Block | null
  /** Only these, of a collection; null is any. */
  collected: ReadonlySet<string> | null
  /** What the likes have in common. */
  taste: readonly { tag: string; likes: number; usual: number }[]
}

/** As much of a design as finding needs. */
export type Findable = Pick<CardDesign, 'id' | 'category' | 'title' | 'bedrooms' | 'totalArea' | 'tags'> & {
  plan: Pick<
    NonNullable<CardDesign['plan']>,
    'storeys' | 'houseWidth' | 'houseDepth' | 'minLotWidth' | 'minLotDepth'
  > | null
}

/** Whether a liked design is among what is looked for; on the device and on the server the same. */
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

/** The width of the lot that it needs there; endless for what is no house. */
function lotOf(design: Findable, ground: Ground): number {
  const house = houseOf(design)
  return house ? lotWidthFor(house, ground) : Infinity
}

const folded = (text: string) => foldText(text.trim())

/** By this, smallest first, they stand in an order that is not by time. */
export function placeBy(sort: Exclude<LikedSort, 'newest'>, design: Findable, context: LikedContext): number {
  if (sort === 'lot') return lotOf(design, context.ground)
  if (sort === 'area') return design.totalArea ?? Infinity
  return -matchOf(design, context)
}

/** How much of what the likes have in common a design has: rarer tags say more. */
function matchOf({ tags }: Findable, { taste }: LikedContext): number {
  return taste.reduce(
    (sum, { tag, likes, usual }) => (tags.includes(tag) && usual > 0 ? sum + likes * (1 - usual) : sum),
    0,
  )
}

/** The order by a fact; of equal ones the higher id first, so that it never changes by itself. */
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

/** Compares two places with their ids. */
export function comparePlaces(
  [a, idA]: readonly [number, string],
  [b, idB]: readonly [number, string],
): number {
  if (a !== b) return a < b ? -1 : 1
  return idA === idB ? 0 : idA > idB ? -1 : 1
}
