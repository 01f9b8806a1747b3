import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'

/** Max share of plans with a tag that still distinguishes people. */
const NEARLY_ALL = 0.8

/** Whether nearly all floor plans have a tag, such as a walk-in robe, which then says nothing about a person's taste. */
export function isInNearlyAll(
  { tagIds, tagShares, planShare }: Pick<FeatureIndex, 'tagIds' | 'tagShares' | 'planShare'>,
  tag: string,
): boolean {
  const id = tagIds.get(tag)
  return id !== undefined && planShare > 0 && (tagShares[id] ?? 0) / planShare > NEARLY_ALL
}
