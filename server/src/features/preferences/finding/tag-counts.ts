import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import type { TagCounts } from '#features/designs/ranking/swipes.ts'
import { tagName } from '#features/designs/ranking/tag-labels.ts'

/** Ids of tags with a label, found once per index. */
const namedOf = new WeakMap<FeatureIndex, readonly number[]>()

function namedIds(index: FeatureIndex): readonly number[] {
  const known = namedOf.get(index)
  if (known) return known
  const ids = index.tags.flatMap((tag, id) => (tagName(tag) === null ? [] : [id]))
  namedOf.set(index, ids)
  return ids
}

/** Counts likes of each labelled tag. */
export const tagsOfLikes = (index: FeatureIndex, { liked }: Pick<TagCounts, 'liked'>) =>
  namedIds(index).flatMap((id) => {
    const [tag, count = 0] = [index.tags[id], liked[id]]
    return tag !== undefined && count > 0 ? [{ tag, count }] : []
  })
