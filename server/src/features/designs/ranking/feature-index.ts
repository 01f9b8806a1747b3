import type { Design } from '@dream/contract/api/designs/design'
import { bucketOf, bucketsOf, COLUMN_NAMES, COLUMNS, type Rankable, SHAPE_COLUMNS } from './columns.ts'
import { indexLots, type Lots } from './lots.ts'
import { findTwins, type Twins } from './twins.ts'

/** Design with its ordinal in the bitmaps. Unpublished ones teach taste but are not dealt. */
export type Placed = { design: Rankable; ordinal: number; isPublished: boolean }

/** Lists of numbers one behind the other: list n runs from `starts[n]` to `starts[n + 1]`. */
export type Lists<Item extends Uint32Array | Uint16Array> = { starts: Uint32Array; items: Item }

/** Dealt designs that agree in bedrooms, bathrooms, cars and storeys: those facts are weighed once for all of them. */
export type Shape = { buckets: readonly number[]; segments: readonly Segment[] }
/** Positions of one shape and one group. */
export type Segment = { group: number; from: number; to: number }

/**
 * Catalogue in the layout for ranking. Dealt designs have positions, sorted by shape and group; ordinals identify them in the
 * bitmaps.
 */
export type FeatureIndex = {
  /** One more than the highest ordinal. */
  size: number
  tags: readonly string[]
  tagIds: ReadonlyMap<string, number>
  /** Share of the dealt designs that have the tag. */
  tagShares: Float64Array
  /** Share of the dealt designs that are floor plans. */
  planShare: number
  /** By ordinal: 1 where it is a floor plan. */
  isPlan: Uint8Array
  /** By tag: 1 where only floor plans have it. */
  isOfPlans: Uint8Array
  /** Posting lists: tag -> positions that have it. */
  postings: Lists<Uint32Array>
  /** Inverse: ordinal -> tags, also of designs that are no longer dealt. */
  tagsOf: Lists<Uint16Array>
  shapes: readonly Shape[]
  /** Buckets in use of each column, except bucket 0. */
  bucketsInUse: readonly (readonly number[])[]
  ordinals: Uint32Array
  lots: Lots
  /** By group: whether it is one of plans. Designs that look alike share a group: a plan's template, another design's category. */
  groupIsPlan: readonly boolean[]
  groupOf: (design: Rankable) => number
  twins: Twins
}

/** Builds the index once per catalogue; a feed request only reads it. */
export function buildFeatureIndex(designs: readonly Placed[]): FeatureIndex {
  const size = designs.reduce((most, { ordinal }) => Math.max(most, ordinal + 1), 0)
  const { tags, tagIds, tagsOf } = indexTags(designs, size)
  const { groupOf, groupIsPlan } = findGroups(designs)
  const { shapes, sorted } = findShapes(designs, groupOf)
  const ordinals = Uint32Array.from(sorted, ({ ordinal }) => ordinal)
  const postings = invert(tagsOf, tags.length, ordinals)
  const lots = indexLots(sorted.map(({ design }) => design))
  const dealt = Math.max(1, sorted.length)
  const tagShares = new Float64Array(tags.length).map((_, tag) => lengthOf(postings, tag) / dealt)
  const planShare = sorted.filter(({ design }) => design.plan !== null).length / dealt
  const kinds = findKinds(designs, { size, tags: tags.length, tagsOf })
  const ofTags = { tags, tagIds, tagShares, planShare, postings, tagsOf, ...kinds }
  const facts = { shapes, bucketsInUse: findBuckets(designs), lots }
  return { size, ...ofTags, ...facts, ordinals, groupIsPlan, groupOf, twins: findTwins(designs, size) }
}

type Tagged = { size: number; tags: number; tagsOf: FeatureIndex['tagsOf'] }

function findKinds(designs: readonly Placed[], { size, tags, tagsOf: { starts, items } }: Tagged) {
  const isPlan = new Uint8Array(size)
  const isOfPlans = new Uint8Array(tags).fill(1)
  for (const { design, ordinal } of designs) {
    if (design.plan) isPlan[ordinal] = 1
    else for (const tag of items.subarray(starts[ordinal], starts[ordinal + 1])) isOfPlans[tag] = 0
  }
  return { isPlan, isOfPlans }
}

const findBuckets = (designs: readonly Placed[]): number[][] =>
  COLUMN_NAMES.map((column) => {
    const buckets = new Set(designs.map(({ design }) => bucketOf(column, COLUMNS[column].of(design))))
    return [...buckets].filter((bucket) => bucket > 0)
  })

const lengthOf = ({ starts }: Lists<Uint32Array>, list: number): number =>
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

/** Builds posting lists from the tags of each ordinal: counted first, then filled, ascending. */
function invert(tagsOf: Lists<Uint16Array>, tagCount: number, ordinals: Uint32Array): Lists<Uint32Array> {
  const eachTag = (visit: (tag: number, position: number) => void) =>
    ordinals.forEach((ordinal, position) => {
      const end = tagsOf.starts[ordinal + 1] ?? 0
      for (let at = tagsOf.starts[ordinal] ?? 0; at < end; at += 1) visit(tagsOf.items[at] ?? 0, position)
    })
  const starts = new Uint32Array(tagCount + 1)
  eachTag((tag) => (starts[tag + 1] = (starts[tag + 1] ?? 0) + 1))
  for (let tag = 0; tag < tagCount; tag += 1) starts[tag + 1] = (starts[tag + 1] ?? 0) + (starts[tag] ?? 0)
  const items = new Uint32Array(starts[tagCount] ?? 0)
  const next = starts.slice()
  eachTag((tag, position) => {
    const at = next[tag] ?? 0
    items[at] = position
    next[tag] = at + 1
  })
  return { starts, items }
}

const groupName = ({ category, plan }: Pick<Design, 'category' | 'plan'>) =>
  `${category}/${plan?.template ?? ''}`

function findGroups(designs: readonly Placed[]) {
  const groups = new Map<string, number>()
  const groupIsPlan: boolean[] = []
  for (const { design } of designs) {
    const name = groupName(design)
    if (!groups.has(name)) groups.set(name, groupIsPlan.push(design.category === 'Floor Plan') - 1)
  }
  return { groupIsPlan, groupOf: (design: Rankable) => groups.get(groupName(design)) ?? 0 }
}

/** Sorts dealt designs by shape and group, with the bounds of each. */
function findShapes(designs: readonly Placed[], groupOf: (design: Rankable) => number) {
  const byShape = new Map<string, { buckets: number[]; groups: Map<number, Placed[]> }>()
  for (const placed of designs) {
    if (!placed.isPublished) continue
    const buckets = bucketsOf(placed.design, SHAPE_COLUMNS)
    const shape = byShape.get(buckets.join()) ?? { buckets, groups: new Map<number, Placed[]>() }
    byShape.set(buckets.join(), shape)
    const group = groupOf(placed.design)
    const members = shape.groups.get(group) ?? []
    members.push(placed)
    shape.groups.set(group, members)
  }
  const sorted: Placed[] = []
  const shapes = [...byShape.values()].map(({ buckets, groups }) => ({
    buckets,
    segments: [...groups].map(([group, members]) => {
      const from = sorted.length
      for (const placed of members) sorted.push(placed)
      return { group, from, to: sorted.length }
    }),
  }))
  return { shapes, sorted }
}
