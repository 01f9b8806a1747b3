import type { Design } from '@dream/contract/api/designs/design'
import type { FeatureIndex } from '../ranking/feature-index.ts'
import type { TagCounts } from '../ranking/swipes.ts'

/** Tag of a room's kind; a floor plan has none. */
const ROOM_KIND = /^room-kind:/
const kindOf = new WeakMap<Design, string | null>()

/** Cached per design, since a deal looks up hundreds. */
export function roomKindOf(design: Design | undefined): string | null {
  if (!design) return null
  const known = kindOf.get(design)
  if (known !== undefined) return known
  const kind = design.tags.find((tag) => ROOM_KIND.test(tag)) ?? null
  kindOf.set(design, kind)
  return kind
}

/** Counts rooms of each kind that were swiped, or are in the hand. */
export function metKinds(
  { index, counts }: { index: FeatureIndex; counts: TagCounts },
  held: readonly (string | null)[],
): Map<string, number> {
  const kinds = index.tags.map((tag, id) => ({ tag, id })).filter(({ tag }) => ROOM_KIND.test(tag))
  return new Map(
    kinds.map(({ tag, id }) => [
      tag,
      (counts.liked[id] ?? 0) + (counts.passed[id] ?? 0) + held.filter((kind) => kind === tag).length,
    ]),
  )
}
