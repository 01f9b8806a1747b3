import type { Tag } from '@dream/contract/api/designs/tags'
import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { TagChoice } from './filter-sheet.tsx'

/** More would be a list to read. */
const CHOICES_MAX = 18

/** Tags that tell these likes apart, the most common first; one that all or none of them have finds nothing. */
export function tagChoices(
  liked: readonly LikedDesign[],
  named: readonly Pick<Tag, 'tag' | 'label'>[],
  chosen: readonly string[] = [],
): TagChoice[] {
  const counts = new Map<string, number>()
  for (const { tags } of liked) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const known = named.map(({ tag, label }) => ({ tag, label, count: counts.get(tag) ?? 0 }))
  return [
    ...known.filter(({ tag }) => chosen.includes(tag)),
    ...known
      .filter(({ tag, count }) => !chosen.includes(tag) && count > 0 && count < liked.length)
      .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
  ].slice(0, CHOICES_MAX)
}
