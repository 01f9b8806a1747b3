import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import type { LikedCard, QueuedSwipe, SwipeQueue } from '../swipe-queue/queue-state.ts'

/**
 * Change of a like on this device, which an answer read before `sentAt` does not include; null: unsent. Without a card the like
 * was removed.
 */
export type LikeChange = { designId: string; card: LikedCard | null; sentAt: number | null }

type Swiped = Pick<QueuedSwipe, 'kind' | 'card'>

const isLike = ({ kind }: Swiped) => kind === 'like' || kind === 'restore'

/** Card of a like; null for the removal of one; undefined where a build with another shape has saved it. */
function cardOf(swipe: Swiped): LikedCard | null | undefined {
  if (!isLike(swipe)) return null
  return swipe.card?.shape === SHAPE_VERSION ? swipe.card.design : undefined
}

/** Sent and unsent changes, one per design, the latest last. */
export function likeChanges(
  { queue }: Pick<SwipeQueue, 'queue'>,
  sent: readonly LikeChange[],
): readonly LikeChange[] {
  const changes = new Map(sent.map((change) => [change.designId, change]))
  const before = new Set<string>()
  for (const swipe of queue) {
    const { designId, kind } = swipe
    if (kind === 'reason') continue
    const isBack = isLike(swipe) && before.has(designId)
    if (kind === 'undo' && !changes.has(designId)) before.add(designId)
    const card = cardOf(swipe)
    changes.delete(designId)
    // A like undone and restored before either was sent is unchanged.
    if (!isBack && card !== undefined) changes.set(designId, { designId, card, sentAt: null })
  }
  return [...changes.values()]
}

/** Swipes that have left the queue because they were sent. */
export function sentSwipes(before: SwipeQueue, now: SwipeQueue): QueuedSwipe[] {
  const waiting = new Set(now.queue.map(({ swipeId }) => swipeId))
  // A sent like or pass leaves traces here, unless a logout in another tab has cleared everything.
  const isEmptied = now.recent.length + now.liked.length === 0
  return before.queue.filter(
    ({ kind, isStarted, swipeId }) => isStarted && !waiting.has(swipeId) && (kind === 'undo' || !isEmptied),
  )
}

/** Changes of likes that were sent; passes only if they removed a like. */
export function sentChanges(
  swipes: readonly QueuedSwipe[],
  sentAt: number,
  isLiked: (designId: string) => boolean,
): LikeChange[] {
  return swipes.flatMap((swipe) => {
    const { designId, kind } = swipe
    const card = cardOf(swipe)
    const isChange = isLike(swipe) || kind === 'undo' || (kind === 'pass' && isLiked(designId))
    return isChange && card !== undefined ? [{ designId, card, sentAt }] : []
  })
}
