import { type Bitmap, emptyBitmap, asInt32Words, onesOf } from './bitmap.ts'
import type { FeatureIndex } from './feature-index.ts'

/** Swipes of a person, as stored in the database. */
export type Swipes = {
  seen: Bitmap
  liked: Bitmap
  /** Pass reasons with their counts. */
  passedTags: Readonly<Record<string, number>>
}

/** Counts of liked and of passed designs by tag. Some of the likes are floor plans. */
export type TagCounts = {
  liked: Int32Array
  passed: Int32Array
  likes: number
  likedPlans: number
  passes: number
}

type CachedCounts = { seen: Bitmap; liked: Bitmap; counts: TagCounts }

/** Max cached people; the least recently dealt one is evicted. */
const MAX_CACHED = 500

/**
 * Counts tags for one snapshot of the catalogue. A person's counts are cached with their bitmaps, so that the next time only the
 * designs swiped since are counted.
 */
export function createTagCounter(index: FeatureIndex): (person: string, swipes: Swipes) => TagCounts {
  const remembered = new Map<string, CachedCounts>()
  return (person, { seen, liked }) => {
    const counted = remembered.get(person) ?? nothingCounted(index)
    remembered.delete(person)
    countChanges(index, counted, { seen, liked })
    remembered.set(person, counted)
    const oldest = remembered.size > MAX_CACHED ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    return counted.counts
  }
}

function nothingCounted(index: FeatureIndex): CachedCounts {
  const tags = index.tags.length
  return {
    seen: emptyBitmap(index.size),
    liked: emptyBitmap(index.size),
    counts: { liked: new Int32Array(tags), passed: new Int32Array(tags), likes: 0, likedPlans: 0, passes: 0 },
  }
}

/** Walks over the 32-bit words that differ and updates the counts of each changed design. */
function countChanges(index: FeatureIndex, counted: CachedCounts, now: Pick<Swipes, 'seen' | 'liked'>): void {
  const [oldSeen, oldLiked] = [asInt32Words(counted.seen), asInt32Words(counted.liked)]
  const [newSeen, newLiked] = [asInt32Words(now.seen), asInt32Words(now.liked)]
  for (let at = 0; at < oldSeen.length; at += 1) {
    const [wasSeen = 0, wasLiked = 0] = [oldSeen[at], oldLiked[at]]
    const [isSeen = 0, isLiked = 0] = [newSeen[at], newLiked[at]]
    let changed = (wasSeen ^ isSeen) | (wasLiked ^ isLiked)
    if (changed === 0) continue
    oldSeen[at] = isSeen
    oldLiked[at] = isLiked
    for (; changed !== 0; changed &= changed - 1) {
      const bit = changed & -changed
      const ordinal = at * 32 + (31 - Math.clz32(bit))
      if (ordinal >= index.size) break
      if (wasSeen & bit) add(index, counted.counts, { ordinal, isLike: (wasLiked & bit) !== 0, by: -1 })
      if (isSeen & bit) add(index, counted.counts, { ordinal, isLike: (isLiked & bit) !== 0, by: 1 })
    }
  }
}

type Step = { ordinal: number; isLike: boolean; by: 1 | -1 }

function add({ tagsOf, isPlan }: FeatureIndex, counts: TagCounts, { ordinal, isLike, by }: Step): void {
  const to = isLike ? counts.liked : counts.passed
  if (isLike) counts.likes += by
  else counts.passes += by
  if (isLike && isPlan[ordinal] === 1) counts.likedPlans += by
  for (const tag of tagsOf[ordinal] ?? []) to[tag] = (to[tag] ?? 0) + by
}

/** Counts the liked designs that have all of these tags. */
export function countLikesWith({ tagsOf }: FeatureIndex, liked: Bitmap, tags: readonly number[]): number {
  let count = 0
  onesOf(liked, (ordinal) => {
    const its = tagsOf[ordinal]
    if (its && tags.every((tag) => its.includes(tag))) count += 1
  })
  return count
}

type Kinds = Pick<FeatureIndex, 'isOfPlans'>

/**
 * Converts a share among all designs to one among those of the tag's kind: compared with rooms every tag of a plan would be
 * distinctive.
 */
export function shareOfKind(
  { isOfPlans }: Kinds,
  tag: number,
  { share, plans }: { share: number; plans: number },
) {
  const kind = isOfPlans[tag] === 1 ? plans : 1 - plans
  return kind > 0 ? share / kind : 0
}

/** Counts of likes by tag, and how many of them are floor plans. */
export type LikeCounts = Pick<TagCounts, 'liked' | 'likes' | 'likedPlans'>

/** Counts the tags of some likes only, each once. */
export function countLikes(index: FeatureIndex, ordinals: readonly number[]): LikeCounts {
  const { counts } = nothingCounted(index)
  for (const ordinal of ordinals) add(index, counts, { ordinal, isLike: true, by: 1 })
  return counts
}

/** Share of a person's likes of the tag's kind, plans or rooms, that have it. */
export function likedShareOf(index: Kinds, { liked, likes, likedPlans }: LikeCounts, tag: number): number {
  if (likes === 0) return 0
  return shareOfKind(index, tag, { share: (liked[tag] ?? 0) / likes, plans: likedPlans / likes })
}

/** Lift: a person's share of likes with a tag, relative to the catalogue's; 1 is equal. */
export function liftOf(
  index: Pick<FeatureIndex, 'tagShares' | 'planShare' | 'isOfPlans'>,
  counts: LikeCounts,
  tag: number,
): number {
  const usual = shareOfKind(index, tag, { share: index.tagShares[tag] ?? 0, plans: index.planShare })
  return usual > 0 ? likedShareOf(index, counts, tag) / usual : 0
}
