import { buildColumns, type Columns, type Rankable } from './facts.ts'
import { findTwins, type Twins } from './twins.ts'

/** Design with its ordinal. Unpublished ones teach taste but are not dealt. */
export type Placed = { design: Rankable; ordinal: number; isPublished: boolean }

/** Catalogue in the layout for ranking; all lists of designs are by ordinal, which also is their bit in the bitmaps. */
export type FeatureIndex = {
  /** One more than the highest ordinal. */
  size: number
  tags: readonly string[]
  tagIds: ReadonlyMap<string, number>
  /** Number of dealt designs that have the tag, and their share. */
  tagCounts: Uint32Array
  tagShares: Float64Array
  /** Share of the dealt designs that are floor plans. */
  planShare: number
  /** By tag: 1 where only floor plans have it. */
  isOfPlans: Uint8Array
  /** 1 where the design is dealt. */
  isDealt: Uint8Array
  /** 1 where it is a floor plan. */
  isPlan: Uint8Array
  /** Ids of its tags. */
  tagsOf: readonly (readonly number[])[]
  columns: Columns
  /** Designs that look alike share a group: a plan's template, another design's category. */
  groups: Uint16Array
  /** By group: whether it is one of plans. */
  groupIsPlan: readonly boolean[]
  twins: Twins
}

/** Builds the index once per catalogue; a deal only reads it. */
export function buildFeatureIndex(designs: readonly Placed[]): FeatureIndex {
  const size = designs.reduce((most, { ordinal }) => Math.max(most, ordinal + 1), 0)
  const [isDealt, isPlan] = [new Uint8Array(size), new Uint8Array(size)]
  for (const { design, ordinal, isPublished } of designs) {
    if (isPublished) isDealt[ordinal] = 1
    if (design.plan) isPlan[ordinal] = 1
  }
  const groups = indexGroups(designs, size)
  const [columns, twins] = [buildColumns(designs, size), findTwins(designs, size)]
  return { size, isDealt, isPlan, ...indexTags(designs, size), ...groups, columns, twins }
}

function indexTags(designs: readonly Placed[], size: number) {
  const tagIds = new Map<string, number>()
  const tagsOf = Array.from({ length: size }, (): number[] => [])
  for (const { design, ordinal } of designs) {
    for (const tag of new Set(design.tags)) {
      const id = tagIds.get(tag) ?? tagIds.size
      tagIds.set(tag, id)
      tagsOf[ordinal]?.push(id)
    }
  }
  const tagCounts = new Uint32Array(tagIds.size)
  const isOfPlans = new Uint8Array(tagIds.size).fill(1)
  for (const { design, ordinal, isPublished } of designs) {
    for (const tag of tagsOf[ordinal] ?? []) {
      if (isPublished) tagCounts[tag] = (tagCounts[tag] ?? 0) + 1
      if (!design.plan) isOfPlans[tag] = 0
    }
  }
  const dealt = designs.filter(({ isPublished }) => isPublished)
  const shareOf = (count: number) => count / Math.max(1, dealt.length)
  const tagShares = Float64Array.from(tagCounts, shareOf)
  const planShare = shareOf(dealt.filter(({ design }) => design.plan !== null).length)
  return { tags: [...tagIds.keys()], tagIds, tagsOf, tagCounts, tagShares, planShare, isOfPlans }
}

function indexGroups(designs: readonly Placed[], size: number) {
  const known = new Map<string, number>()
  const groupIsPlan: boolean[] = []
  const groups = new Uint16Array(size)
  for (const { design, ordinal } of designs) {
    const name = `${design.category}/${design.plan?.template ?? ''}`
    const group = known.get(name) ?? groupIsPlan.push(design.category === 'Floor Plan') - 1
    known.set(name, group)
    groups[ordinal] = group
  }
  return { groups, groupIsPlan }
}
