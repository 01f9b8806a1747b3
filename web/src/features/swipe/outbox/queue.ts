import type { PreferenceAnswer } from '@dream/contract/api/deck'
import type { SwipeAction } from '@dream/contract/rules/swipe'
import type { Feature } from '@dream/contract/rules/unlocks'

/** One thing to tell the server about a design. `likes` is what it changes about the count of floor-plan likes. */
export type QueuedSwipe = {
  swipeId: string
  designId: string
  kind: SwipeAction | 'reason' | 'undo'
  reason: string | null
  likes: -1 | 0 | 1
  /** It may have reached the server: from here on it is undone by an undo, not by forgetting it. */
  isStarted: boolean
  /** The tab it was made in: its celebration belongs there. */
  tab: string
}

/** An unlock that no screen has celebrated yet. */
export type News = { feature: Feature; floorPlanLikes: number; tab: string }

/** `recent` names the designs swiped last, sent or not: a hand that was kept before the swipe must not deal them again. */
export type Outbox = {
  queue: readonly QueuedSwipe[]
  news: readonly News[]
  recent: readonly string[]
}

export const EMPTY_OUTBOX: Outbox = { queue: [], news: [], recent: [] }

const RECENT_MAX = 30

/** A swipe that nothing waits before is sent at once, so it counts as started. */
export function addSwipe(outbox: Outbox, swipe: QueuedSwipe): Outbox {
  const recent = [...without(outbox.recent, swipe.designId), swipe.designId].slice(-RECENT_MAX)
  const isStarted = outbox.queue.length === 0
  return { ...outbox, queue: [...outbox.queue, { ...swipe, isStarted }], recent }
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id)

/** The reason joins a pass that still waits; otherwise it follows it. */
export function addReason(outbox: Outbox, swipe: QueuedSwipe): Outbox {
  const waiting = outbox.queue.findLast((each) => each.designId === swipe.designId)
  if (!waiting || waiting.isStarted || waiting.kind !== 'pass') return addSwipe(outbox, swipe)
  const queue = outbox.queue.map((each) => (each === waiting ? { ...each, reason: swipe.reason } : each))
  return { ...outbox, queue }
}

/** Takes the last swipe of a design back: one that was never sent is forgotten, else `undo` is sent after it. */
export function takeBack(outbox: Outbox, undo: QueuedSwipe): Outbox {
  const isOwn = (each: QueuedSwipe) => each.designId === undo.designId && !each.isStarted
  const queue = outbox.queue.filter((each) => !(isOwn(each) && each.kind === 'reason'))
  const recent = without(outbox.recent, undo.designId)
  const last = queue.findLast((each) => each.designId === undo.designId)
  if (last && !last.isStarted && last.kind !== 'undo') {
    return { ...outbox, recent, queue: queue.filter((each) => each !== last) }
  }
  return { ...outbox, recent, queue: [...queue, undo] }
}

/** Marks the first swipe as possibly sent. */
export function startFirst(outbox: Outbox): Outbox {
  const [first, ...rest] = outbox.queue
  if (!first || first.isStarted) return outbox
  return { ...outbox, queue: [{ ...first, isStarted: true }, ...rest] }
}

/** Removes what the server has answered or never will, and keeps what it unlocked until a screen celebrates it. */
export function settle(outbox: Outbox, swipe: QueuedSwipe, answer: PreferenceAnswer | null): Outbox {
  const queue = outbox.queue.filter((each) => each.swipeId !== swipe.swipeId)
  const known = new Set(outbox.news.map((each) => each.feature))
  const added = (answer?.unlocked ?? [])
    .filter((feature) => !known.has(feature))
    .map((feature) => ({ feature, floorPlanLikes: answer?.floorPlanLikes ?? 0, tab: swipe.tab }))
  return { ...outbox, queue, news: [...outbox.news, ...added] }
}

/** What the count of floor-plan likes will be beside the server's once all is sent. */
export const pendingLikes = (outbox: Outbox): number =>
  outbox.queue.reduce((sum, each) => sum + each.likes, 0)

/** Reads what a device kept; anything strange counts as nothing. */
export function parseOutbox(stored: unknown): Outbox {
  const isOutbox = (value: unknown): value is Outbox =>
    typeof value === 'object' &&
    value !== null &&
    'queue' in value &&
    'news' in value &&
    'recent' in value &&
    [value.queue, value.news, value.recent].every(Array.isArray)
  return isOutbox(stored) ? stored : EMPTY_OUTBOX
}
