import { isOffCourse, type LateSwipe } from '#features/designs/dealing/recent-swipes.ts'
import type { FeatureIndex } from '#features/designs/ranking/feature-index.ts'
import type { TagCounts } from '#features/designs/ranking/swipes.ts'

/** Pseudo-counts of swipes at the catalogue's own shares, so that a first like does not decide everything. */
const CAUTION = 5
/** Weight of a bare pass against a tag, relative to a like. */
const PASS_SHARE = 0.35
/** Off course, a pass weighs as much as a like, and old swipes hardly anything. */
const OFF_COURSE = { passShare: 1, old: 0.2 }

/** Counts of recent likes and passes by tag; indexed like the catalogue's tags. */
export type LateTags = {
  liked: Float64Array
  passed: Float64Array
  likes: number
  passes: number
  /** Whether the deck is off course, after a run of passes. */
  isOffCourse: boolean
}

const logit = (share: number) => Math.log(share / (1 - share))
/** Damps common tags, so that those of nearly every design cannot lead. */
const rarity = (share: number) => (share <= 0.5 ? 1 : 4 * share * (1 - share))

/**
 * Weight of each tag from the swipes: its odds among the likes against its usual odds and, weakly, its odds among the passes.
 * Recent swipes count twice. Positive is liked more than usual. Indexed like the catalogue's tags.
 */
export function learnTaste(index: FeatureIndex, counts: TagCounts, late?: LateTags): Float64Array {
  const { liked, passed, likes, passes } = counts
  const { passShare, old } = late?.isOffCourse ? OFF_COURSE : { passShare: PASS_SHARE, old: 1 }
  return index.tagShares.map((share, tag) => {
    if (likes + passes === 0 || share <= 0 || share >= 1) return 0
    const oddsOf = (count: number, of: number) => logit((count + CAUTION * share) / (of + CAUTION))
    const usual = logit(share)
    const ofLikes = oddsOf(
      old * (liked[tag] ?? 0) + (late?.liked[tag] ?? 0),
      old * likes + (late?.likes ?? 0),
    )
    const ofPasses = oddsOf(
      old * (passed[tag] ?? 0) + (late?.passed[tag] ?? 0),
      old * passes + (late?.passes ?? 0),
    )
    return rarity(share) * (ofLikes - usual - passShare * (ofPasses - usual))
  })
}

/** Counts the tags of recent swipes. */
export function lateTags(index: FeatureIndex, late: readonly LateSwipe[]): LateTags {
  const count = index.tags.length
  const tags = { liked: new Float64Array(count), passed: new Float64Array(count), likes: 0, passes: 0 }
  for (const { design, isLiked } of late) {
    const counted = isLiked ? tags.liked : tags.passed
    if (isLiked) tags.likes += 1
    else tags.passes += 1
    for (const tag of index.tagsOf[design.ordinal] ?? []) counted[tag] = (counted[tag] ?? 0) + 1
  }
  return { ...tags, isOffCourse: isOffCourse(late) }
}

/** Tolerance around the liked width; beyond it the score falls, up to the max. */
const LIKED_WIDTH = { share: 0.15, fadesOver: 0.3, weight: 0.6, most: 0.9 }
export function farFromLiked(width: number, likedWidth: number | null): number {
  if (likedWidth === null) return 0
  const { share, fadesOver, weight, most } = LIKED_WIDTH
  const off = Math.max(0, Math.abs(Math.log(width / likedWidth)) - share)
  return Math.min(most, (off / fadesOver) * weight)
}
