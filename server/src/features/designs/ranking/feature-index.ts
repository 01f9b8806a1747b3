import type { Design } from '@dream/contract/api/design'

/** What ranking needs to know of a design. */
export type Rankable = Pick<
  Design,
  'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea' | 'tags' | 'plan'
>

/** A design at its place in the bitmaps. What is no longer published teaches taste but is not dealt. */
export type Placed = { design: Rankable; ordinal: number; isPublished: boolean }

/** Facts that every plan has one value of, cut into at most 255 buckets; bucket 0 is "has none". */
export const COLUMNS = {
  bedrooms: { step: 1, of: (design: Rankable) => design.bedrooms },
  bathrooms: { step: 1, of: (design: Rankable) => design.bathrooms },
  cars: { step: 1, of: (design: Rankable) => design.garages },
  storeys: { step: 1, of: (design: Rankable) => design.plan?.storeys ?? null },
  lotWidth: { step: 0.5, of: (design: Rankable) => design.frontage },
  lotDepth: { step: 0.5, of: (design: Rankable) => design.plan?.minLotDepth ?? null },
  area: { step: 5, of: (design: Rankable) => design.totalArea },
} as const
export type Column = keyof typeof COLUMNS
/** In the order in which a row has them. */
export const COLUMN_NAMES = ['bedrooms', 'bathrooms', 'cars', 'storeys', 'lotWidth', 'lotDepth', 'area'] as const
export const BUCKETS = 256
/** A row is one byte for each column, then the group. */
export const ROW = COLUMN_NAMES.length + 1

export const bucketOf = (column: Column, value: number | null): number =>
  value === null ? 0 : Math.min(BUCKETS - 1, 1 + Math.round(value / COLUMNS[column].step))
export const valueOf = (column: Column, bucket: number): number => (bucket - 1) * COLUMNS[column].step

/** Lists of numbers one behind the other: list n runs from `starts[n]` to `starts[n + 1]`. */
export type Lists<Item extends Uint32Array | Uint16Array> = { starts: Uint32Array; items: Item }

export type FeatureIndex = {
  /** One more than the highest ordinal. */
  size: number
  tags: readonly string[]
  tagIds: ReadonlyMap<string, number>
  /** Share of the dealt designs that have the tag. */
  tagShares: Float64Array
  /** Posting lists: tag -> ordinals of the dealt designs that have it. */
  postings: Lists<Uint32Array>
  /** The way back: ordinal -> tags, also of designs that are no longer dealt. */
  tagsOf: Lists<Uint16Array>
  /** Every design's row, one behind the other, so that scoring walks through memory once. */
  rows: Uint8Array
  /** Designs that look alike share a group: a plan's template, another design's category. Group 0 is not dealt. */
  groupIsPlan: readonly boolean[]
}

/** Builds the index once per catalogue; a feed request only reads it. */
export function buildFeatureIndex(designs: readonly Placed[]): FeatureIndex {
  const size = designs.reduce((most, { ordinal }) => Math.max(most, ordinal + 1), 0)
  const { tags, tagIds, tagsOf } = indexTags(designs, size)
  const isDealt = new Uint8Array(size)
  for (const { ordinal, isPublished } of designs) isDealt[ordinal] = isPublished ? 1 : 0
  const postings = turnRound(tagsOf, tags.length, isDealt)
  const dealt = Math.max(1, isDealt.reduce((sum, one) => sum + one, 0))
  const tagShares = new Float64Array(tags.length).map((_, tag) => lengthOf(postings, tag) / dealt)
  return { size, tags, tagIds, tagShares, postings, tagsOf, ...buildRows(designs, size) }
}

export const lengthOf = ({ starts }: Lists<Uint32Array | Uint16Array>, list: number): number =>
  (starts[list + 1] ?? 0) - (starts[list] ?? 0)

function indexTags(designs: readonly Placed[], size: number) {
  const tagIds = new Map<string, number>()
  const lists = Array.from({ length: size }, (): number[] => [])
  for (const { design, ordinal } of designs) {
    for (const tag of new Set(design.tags)) {
      const id = tagIds.get(tag) ?? tagIds.size
      tagIds.set(tag, id)
      lists[ordinal]?.push(id)
    }
  }
  const starts = new Uint32Array(size + 1)
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
  const items = new Uint16Array(starts[size] ?? 0)
  lists.forEach((list, at) => items.set(list, starts[at]))
  return { tags: [...tagIds.keys()], tagIds, tagsOf: { starts, items } }
}

/** Posting lists out of the tags of each ordinal: counted first, then filled, ascending. */
function turnRound(tagsOf: Lists<Uint16Array>, tagCount: number, isDealt: Uint8Array): Lists<Uint32Array> {
  const eachDealt = (visit: (tag: number, ordinal: number) => void) => {
    for (let ordinal = 0; ordinal < isDealt.length; ordinal += 1) {
      if (isDealt[ordinal] === 0) continue
      const end = tagsOf.starts[ordinal + 1] ?? 0
      for (let at = tagsOf.starts[ordinal] ?? 0; at < end; at += 1) visit(tagsOf.items[at] ?? 0, ordinal)
    }
  }
  const starts = new Uint32Array(tagCount + 1)
  eachDealt((tag) => (starts[tag + 1] = (starts[tag + 1] ?? 0) + 1))
  for (let tag = 0; tag < tagCount; tag += 1) starts[tag + 1] = (starts[tag + 1] ?? 0) + (starts[tag] ?? 0)
  const items = new Uint32Array(starts[tagCount] ?? 0)
  const next = starts.slice()
  eachDealt((tag, ordinal) => {
    const at = next[tag] ?? 0
    items[at] = ordinal
    next[tag] = at + 1
  })
  return { starts, items }
}

function buildRows(designs: readonly Placed[], size: number) {
  const rows = new Uint8Array(size * ROW)
  const groups = new Map<string, number>()
  const groupIsPlan = [false]
  for (const { design, ordinal, isPublished } of designs) {
    COLUMN_NAMES.forEach((name, at) => (rows[ordinal * ROW + at] = bucketOf(name, COLUMNS[name].of(design))))
    if (!isPublished) continue
    const name = `${design.category}/${design.plan?.template ?? ''}`
    const group = groups.get(name) ?? groupIsPlan.length
    if (group === groupIsPlan.length) groupIsPlan.push(design.category === 'Floor Plan')
    groups.set(name, group)
    if (group >= BUCKETS) throw new RangeError(`More than ${BUCKETS - 1} templates and categories`)
    rows[ordinal * ROW + ROW - 1] = group
  }
  return { rows, groupIsPlan }
}
