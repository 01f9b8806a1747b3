import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import { createTagCounter, type Swipes, type TagCounts } from '#features/designs/ranking/swipes.ts'

/** Counts all tags of one person's swipes. */
export const countTags = (index: FeatureIndex, swipes: Swipes): TagCounts =>
  createTagCounter(index)('', swipes)
