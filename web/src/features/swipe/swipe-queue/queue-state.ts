import { isRecord } from '@dream/contract/rules/app/is-record'
import type { PreferenceAnswer } from '@dream/contract/api/designs/deck'
import type { CardDesign } from '@dream/contract/api/designs/design'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { FEATURES, type Feature } from '@dream/contract/rules/designs/unlocks'

/** Card as it was liked; a restored one keeps the time of its like. */
export type LikedCard = CardDesign & { likedAt?: string | undefined }

/** Unsent change of a design. `likes` is its effect on the count of floor-plan likes. */
export type QueuedSwipe = {
  swipeId: string
  designId: string
  /** Kind; `restore` likes again what was undone, at its old place. */
  kind: SwipeAction | 'reason' | 'undo' | 'restore'
  reason: string | null
  /** Number of the deal that the card came from. */
  deal?: string | undefined
  /** Whether the details were opened first. */
  wasOpened?: boolean | undefined
  likes: -1 | 0 | 1
  /** Card of a like: the dreamlist shows it before the server lists it. It may be of an earlier build with another shape. */
  card?: { shape: number; design: LikedCard } | undefined
  /** Whether it may have reached the server: from then on it is undone by an undo, not by dropping it. */
  isStarted: boolean
  /** Tab in which it was made, which shows its celebration. */
  tab: string
}

/** Unlock without a celebration yet. */
export type PendingCelebration = { feature: Feature; floorPlanLikes: number; tab: string }

/**
 * `recent`: ids of the latest swiped designs, sent or not, which a hand saved before must not deal again. `liked`: ids of floor
 * plans whose like the server has, as another tab may still hold their cards.
 */
export type SwipeQueue = {
  queue: readonly QueuedSwipe[]
  celebrations: readonly PendingCelebration[]
  recent: readonly string[]
  liked: readonly string[]
}

export const EMPTY_QUEUE: SwipeQueue = { queue: [], celebrations: [], recent: [], liked: [] }

const RECENT_MAX = 30

/** Adds a change to the queue; idempotent, as two tabs may save what a closed page left. */
export function enqueue(swipes: SwipeQueue, swipe: QueuedSwipe): SwipeQueue {
  if (swipes.queue.some((each) => each.swipeId === swipe.swipeId)) return swipes
  if (swipe.kind === 'undo') return takeBack(swipes, swipe)
  return (swipe.kind === 'reason' ? addReason : addSwipe)(swipes, swipe)
}

/** Adds a swipe; without one before it, it is sent at once and so counts as started. */
export function addSwipe(swipes: SwipeQueue, swipe: QueuedSwipe): SwipeQueue {
  const recent = latest(swipes.recent, swipe.designId)
  const isStarted = swipes.queue.length === 0
  return { ...swipes, queue: [...swipes.queue, { ...swipe, isStarted }], recent }
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id)
const latest = (ids: readonly string[], id: string) => [...without(ids, id), id].slice(-RECENT_MAX)

/** Adds a reason to its unsent pass; otherwise it follows the pass. */
export function addReason(swipes: SwipeQueue, swipe: QueuedSwipe): SwipeQueue {
  const waiting = swipes.queue.findLast((each) => each.designId === swipe.designId)
  if (!waiting || waiting.isStarted || waiting.kind !== 'pass') return addSwipe(swipes, swipe)
  const queue = swipes.queue.map((each) => (each === waiting ? { ...each, reason: swipe.reason } : each))
  return { ...swipes, queue }
}

/**
 * Undoes the last swipe of a design: an unsent one is dropped, otherwise `undo` is sent after it. The same swipe from another tab
 * is undone with it.
 */
export function takeBack(swipes: SwipeQueue, undo: QueuedSwipe): SwipeQueue {
  const isOwn = (each: QueuedSwipe) => each.designId === undo.designId
  const kind = swipes.queue.findLast(
    (each) => isOwn(each) && (each.isStarted || each.kind !== 'reason'),
  )?.kind
  const isKept = (each: QueuedSwipe) =>
    !isOwn(each) || each.isStarted || kind === 'undo' || (each.kind !== kind && each.kind !== 'reason')
  const queue = swipes.queue.filter(isKept)
  const isForgotten = kind && !queue.some((each) => isOwn(each) && each.kind === kind)
  const recent = without(swipes.recent, undo.designId)
  return { ...swipes, recent, queue: isForgotten ? queue : [...queue, undo] }
}

/** Marks the first swipe as possibly sent. */
export const startFirst = (swipes: SwipeQueue): SwipeQueue => ({
  ...swipes,
  queue: swipes.queue.map((each, at) => (at === 0 ? { ...each, isStarted: true } : each)),
})

/** Removes a swipe that the server has answered or never will, and keeps its unlocks until a celebration. */
export function settle(swipes: SwipeQueue, swipe: QueuedSwipe, answer: PreferenceAnswer | null): SwipeQueue {
  const queue = swipes.queue.filter((each) => each.swipeId !== swipe.swipeId)
  if (!answer) return { ...swipes, queue }
  const { floorPlanLikes, unlocked } = answer
  const added = unlocked
    .filter((feature) => !swipes.celebrations.some((each) => each.feature === feature))
    .map((feature) => ({ feature, floorPlanLikes, tab: swipe.tab }))
  const liked = (swipe.likes > 0 ? latest : without)(swipes.liked, swipe.designId)
  return { ...swipes, queue, celebrations: [...swipes.celebrations, ...added], liked }
}

/**
 * Difference of the count of floor-plan likes to the server's once all is sent. Each plan counts once, even with swipes from
 * several tabs: its last swipe gives the state after, its first one, or what was sent before, the state now.
 */
export function pendingLikes({ queue, liked }: SwipeQueue): number {
  const counted = new Map<string, number>()
  return queue.reduce((sum, { designId, likes }) => {
    const before = counted.get(designId) ?? Number(likes < 0 || liked.includes(designId))
    const after = Number(likes > 0)
    counted.set(designId, after)
    return sum + after - before
  }, 0)
}

/** Version of the saved `SwipeQueue`. */
export const SWIPES_VERSION = 1

const isText = (value: unknown): value is string => typeof value === 'string'
const KINDS: readonly unknown[] = [
  'like',
  'pass',
  'reason',
  'undo',
  'restore',
] satisfies QueuedSwipe['kind'][]
const LIKES: readonly unknown[] = [-1, 0, 1] satisfies QueuedSwipe['likes'][]

const isSwipe = (value: unknown): value is QueuedSwipe =>
  isRecord(value) &&
  [value['swipeId'], value['designId'], value['tab'], value['reason'] ?? '', value['deal'] ?? ''].every(
    isText,
  ) &&
  KINDS.includes(value['kind']) &&
  LIKES.includes(value['likes']) &&
  (value['wasOpened'] ?? true) === true &&
  typeof value['isStarted'] === 'boolean'

const isFeature = (value: unknown): value is Feature => FEATURES.some((feature) => feature === value)

const isCelebration = (value: unknown): value is PendingCelebration =>
  isRecord(value) &&
  isFeature(value['feature']) &&
  typeof value['floorPlanLikes'] === 'number' &&
  isText(value['tab'])

const listOf = <T>(value: unknown, is: (each: unknown) => each is T): T[] =>
  Array.isArray(value) ? value.filter(is) : []

/** Parses the saved queue; malformed entries are dropped. */
export function parseSwipeQueue(stored: unknown, version: number): SwipeQueue {
  if (!isRecord(stored)) return EMPTY_QUEUE
  return {
    queue: listOf(stored['queue'], isSwipe),
    celebrations: listOf(stored[version === 0 ? 'news' : 'celebrations'], isCelebration),
    recent: listOf(stored['recent'], isText),
    liked: listOf(stored['liked'], isText),
  }
}
