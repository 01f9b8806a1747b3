import type { CatalogueState } from '#features/designs/catalogue.ts'
import { hasAll } from '#features/designs/dealing/matches-all-answers.ts'
import { swiperOf } from '#features/designs/dealing/swiper.ts'
import type { DeckRow } from '#features/designs/designs.store.ts'
import { hasBit } from '#features/designs/ranking/bitmap.ts'
import { askedFacts } from '#features/designs/ranking/answers.ts'
import { topTags } from '../top-tags.ts'

/** Number of top tags of which a new design must have at least one. */
const TELLING = 4

/**
 * Filters designs that a person has not seen, that meet all they asked for, and have something that they like. Without likes and
 * wishes none matches.
 */
export function matchesAmong(
  catalogue: CatalogueState,
  { userId, row }: { userId: string; row: DeckRow | undefined },
  designIds: readonly string[],
): number {
  if (designIds.length === 0) return 0
  const { answers, swipes, wishedTags } = swiperOf(catalogue.byId, row, userId)
  const tops = topTags(catalogue.index, catalogue.countsOf(userId, swipes)).slice(0, TELLING)
  const wished = Object.entries(wishedTags)
  const liked = new Set([
    ...tops.map(({ tag }) => tag),
    ...wished.flatMap(([tag, wish]) => (wish > 0 ? [tag] : [])),
  ])
  const unwanted = wished.flatMap(([tag, wish]) => (wish < 0 ? [tag] : []))
  if (liked.size === 0 && askedFacts(answers).length === 0) return 0
  return designIds.filter((id) => {
    const entry = catalogue.byId.get(id)
    if (!entry?.isPublished || hasBit(swipes.seen, entry.ordinal)) return false
    const { tags } = entry.design
    const isLiked = liked.size === 0 || tags.some((tag) => liked.has(tag))
    return isLiked && !unwanted.some((tag) => tags.includes(tag)) && hasAll(answers, entry.design)
  }).length
}
