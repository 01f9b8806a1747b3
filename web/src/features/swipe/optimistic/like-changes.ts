import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import type { LikedCard, QueuedSwipe, SwipeQueue } from '../swipe-queue/queue-state.ts'

/**
 * What this device did to a like, and an answer that was read before `sentAt` cannot know; null: it waits still. Without a card the
 * like is gone.
 */
export type LikeChange = { designId: string; card: LikedCard | null; sentAt: number | null }

type Swiped = Pick<QueuedSwipe, 'kind' | 'card'>

const isLike = ({ kind }: Swiped) => kind === 'like' || kind === 'restore'

/** The card of a like; null for what takes one back; undefined where a build with other cards has saved it. */
function cardOf(swipe: Swiped): LikedCard | null | undefined {
  if (!isLike(swipe)) return null
  return swipe.card?.shape === SHAPE_VERSION ? swipe.card.design : undefined
}

/** What was sent and what waits, one change a design, the latest last. */
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
    // What was taken back and liked again before either was sent is as it was.
    if (!isBack && card !== undefined) changes.set(designId, { designId, card, sentAt: null })
  }
  return [...changes.values()]
}

/** The swipes that have left the queue because they were sent. */
export function sentSwipes(before: SwipeQueue, now: SwipeQueue): QueuedSwipe[] {
  const waiting = new Set(now.queue.map(({ swipeId }) => swipeId))
  // After a like or a pass was sent it is known here, unless a logout in another tab has emptied everything.
  const isEmptied = now.recent.length + now.liked.length === 0
  return before.queue.filter(
    ({ kind, isStarted, swipeId }) => isStarted && !waiting.has(swipeId) && (kind === 'undo' || !isEmptied),
  )
}

/** What was sent about likes: of passes those alone that took a like away. */
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
