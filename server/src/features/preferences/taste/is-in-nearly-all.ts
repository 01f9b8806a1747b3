import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'

/** What more of the plans have tells nobody apart. */
const NEARLY_ALL = 0.8

/** Whether a tag of floor plans is one that nearly all of them have: such as a walk-in robe, which says nothing of a person's taste. */
export function isInNearlyAll(
  { tagIds, tagShares, planShare }: Pick<FeatureIndex, 'tagIds' | 'tagShares' | 'planShare'>,
  tag: string,
): boolean {
  const id = tagIds.get(tag)
  return id !== undefined && planShare > 0 && (tagShares[id] ?? 0) / planShare > NEARLY_ALL
}
