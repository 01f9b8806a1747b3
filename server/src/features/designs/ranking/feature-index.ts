import type { Design } from '@dream/contract/api/design'

/** What ranking needs to know of a design. */
export type Rankable = Pick<
  Design,
  'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea' | 'tags' | 'plan'
> & { ordinal: number; isDealt: boolean }

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
export const COLUMN_NAMES = ['bedrooms', 'bathrooms', 'cars', 'storeys', 'lotWidth', 'lotDepth', 'area'] as const

export const bucketOf = (column: Column, value: number | null): number =>
  value === null ? 0 : Math.min(255, 1 + Math.round(value / COLUMNS[column].step))
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
  columns: Record<Column, Uint8Array>
  /** Designs that look alike share a group: a plan's template, another design's category. 0 is not dealt. */
  groups: Uint16Array
  groupIsPlan: readonly boolean[]
}

/** Builds the index once per catalogue; a feed request only reads it. */
export function buildFeatureIndex(designs: readonly Rankable[]): FeatureIndex {
  const size = designs.reduce((most, design) => Math.max(most, design.ordinal + 1), 0)
  const byOrdinal: (Rankable | undefined)[] = Array.from({ length: size }, () => undefined)
  for (const design of designs) byOrdinal[design.ordinal] = design
  const tags = [...new Set(designs.flatMap((design) => design.tags))].sort()
  const tagIds = new Map(tags.map((tag, id) => [tag, id]))
  const idsOf = (design: Rankable | undefined) =>
    [...new Set(design?.tags)].flatMap((tag) => tagIds.get(tag) ?? [])

  const tagLists = byOrdinal.map(idsOf)
  const postingLists: number[][] = tags.map(() => [])
  tagLists.forEach((ids, ordinal) => {
    if (byOrdinal[ordinal]?.isDealt) for (const id of ids) postingLists[id]?.push(ordinal)
  })
  const dealt = Math.max(1, designs.filter((design) => design.isDealt).length)
  return {
    size,
    tags,
    tagIds,
    tagShares: Float64Array.from(postingLists, (list) => list.length / dealt),
    postings: { starts: startsOf(postingLists), items: Uint32Array.from(postingLists.flat()) },
    tagsOf: { starts: startsOf(tagLists), items: Uint16Array.from(tagLists.flat()) },
    columns: buildColumns(byOrdinal),
    ...buildGroups(byOrdinal),
  }
}

function startsOf(lists: readonly (readonly number[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
  return starts
}

function buildColumns(byOrdinal: readonly (Rankable | undefined)[]): Record<Column, Uint8Array> {
  const column = (name: Column) =>
    Uint8Array.from(byOrdinal, (design) => (design ? bucketOf(name, COLUMNS[name].of(design)) : 0))
  return {
    bedrooms: column('bedrooms'),
    bathrooms: column('bathrooms'),
    cars: column('cars'),
    storeys: column('storeys'),
    lotWidth: column('lotWidth'),
    lotDepth: column('lotDepth'),
    area: column('area'),
  }
}

function buildGroups(byOrdinal: readonly (Rankable | undefined)[]) {
  const ids = new Map<string, number>()
  const groupIsPlan = [false]
  const groups = Uint16Array.from(byOrdinal, (design) => {
    if (!design?.isDealt) return 0
    const name = `${design.category}/${design.plan?.template ?? ''}`
    const known = ids.get(name)
    if (known !== undefined) return known
    ids.set(name, groupIsPlan.length)
    return groupIsPlan.push(design.category === 'Floor Plan') - 1
  })
  return { groups, groupIsPlan }
}
