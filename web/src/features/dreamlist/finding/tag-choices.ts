import type { Tag } from '@dream/contract/api/designs/tags'

/** Tag with its label, and the number of likes that have it. */
export type TagChoice = { tag: string; label: string; count: number }

/** Maximum of choices; more would be a list to read. */
const CHOICES_MAX = 18

/** Number of likes by tag, and in total. */
export type TagCounts = { counts: ReadonlyMap<string, number>; likes: number }
export type TagCount = { tag: string; count: number }
type Tagged = readonly { tags: readonly string[] }[]

/** Counts the tags of the likes on a device. */
export const countTags = (designs: Tagged): TagCounts => ({
  counts: joinCounts(countsOf(designs)),
  likes: designs.length,
})

type Counts = { tags: readonly TagCount[]; added: Tagged; lost: Tagged; likes: number }

/** Server's counts, corrected by unsent changes. */
export const tagsWith = ({ tags, added, lost, likes }: Counts): TagCounts => ({
  counts: joinCounts([
    ...tags,
    ...countsOf(added),
    ...countsOf(lost).map(({ tag, count }) => ({ tag, count: -count })),
  ]),
  likes,
})

const countsOf = (designs: Tagged): TagCount[] =>
  designs.flatMap(({ tags }) => [...new Set(tags)].map((tag) => ({ tag, count: 1 })))

function joinCounts(counted: readonly TagCount[]) {
  const counts = new Map<string, number>()
  for (const { tag, count } of counted) counts.set(tag, (counts.get(tag) ?? 0) + count)
  return counts
}

/** Tags that distinguish these likes, the most common first; one that all or none of them have is left out. */
export function tagChoices(
  { counts, likes }: TagCounts,
  named: readonly Pick<Tag, 'tag' | 'label'>[],
  chosen: readonly string[] = [],
): TagChoice[] {
  const known = named.map(({ tag, label }) => ({ tag, label, count: counts.get(tag) ?? 0 }))
  return [
    ...known.filter(({ tag }) => chosen.includes(tag)),
    ...known
      .filter(({ tag, count }) => !chosen.includes(tag) && count > 0 && count < likes)
      .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
  ].slice(0, CHOICES_MAX)
}
