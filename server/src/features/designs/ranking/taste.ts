import type { FeatureIndex } from './feature-index.ts'
import type { TagCounts } from './swipes.ts'

/** How far a fully proven taste moves a score; a bedroom asked for moves it by 1. */
const STRENGTH = 2.5
/** Invented swipes at the catalogue's own shares: a first like says something, not everything. */
const CAUTION = 4
/** How much a bare pass speaks against a tag, beside what is usual in the catalogue. */
const PASS_SHARE = 0.3
/** A tag that a tenth of the catalogue has counts in full; one that all have says nothing. */
const FULL_AT_SHARE = 0.1

/** Damps common tags, so that what nearly every design has cannot lead. */
const rarity = (share: number) =>
  share <= 0 ? 0 : Math.min(1, Math.log(1 / share) / Math.log(1 / FULL_AT_SHARE))

/**
 * What the swipes say about each tag: its share of the likes against its usual share and, weakly, its share of the
 * passes. Positive is liked more than usual. Indexed like the catalogue's tags.
 */
export function learnTaste(index: FeatureIndex, counts: TagCounts): Float64Array {
  const { liked, passed, likes, passes } = counts
  return index.tagShares.map((share, tag) => {
    if (likes + passes === 0) return 0
    const likedShare = ((liked[tag] ?? 0) + CAUTION * share) / (likes + CAUTION)
    const passedShare = ((passed[tag] ?? 0) + CAUTION * share) / (passes + CAUTION)
    return STRENGTH * rarity(share) * (likedShare - (1 - PASS_SHARE) * share - PASS_SHARE * passedShare)
  })
}
