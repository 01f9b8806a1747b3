import { isRecord } from '@dream/contract/rules/app/is-record'
import type { PreferenceAnswer } from '@dream/contract/api/designs/deck'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { FEATURES, type Feature } from '@dream/contract/rules/designs/unlocks'

/** One change about a design to send to the server. `likes` is what it changes about the count of floor-plan likes. */
export type QueuedSwipe = {
  swipeId: string
  designId: string
  /** `restore` likes again what was taken back, at its old place. */
  kind: SwipeAction | 'reason' | 'undo' | 'restore'
  reason: string | null
  /** The number of the deal whose card it was. */
  deal?: string
  likes: -1 | 0 | 1
  /** It may have reached the server: from here on it is undone by an undo, not by forgetting it. */
  isStarted: boolean
  /** The tab it was made in: its celebration belongs there. */
  tab: string
}

/** An unlock that no screen has celebrated yet. */
export type PendingCelebration = { feature: Feature; floorPlanLikes: number; tab: string }

/** `recent` names the designs swiped last, sent or not: a hand that was saved before the swipe must not deal them again. */
export type SwipeQueue = {
  queue: readonly QueuedSwipe[]
  celebrations: readonly PendingCelebration[]
  recent: readonly string[]
}

export const EMPTY_QUEUE: SwipeQueue = { queue: [], celebrations: [], recent: [] }

const RECENT_MAX = 30

/** A swipe that nothing waits before is sent at once, so it counts as started. */
export function addSwipe(swipes: SwipeQueue, swipe: QueuedSwipe): SwipeQueue {
  const recent = [...without(swipes.recent, swipe.designId), swipe.designId].slice(-RECENT_MAX)
  const isStarted = swipes.queue.length === 0
  return { ...swipes, queue: [...swipes.queue, { ...swipe, isStarted }], recent }
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id)

/** The reason joins a pass that still waits; otherwise it follows it. */
export function addReason(swipes: SwipeQueue, swipe: QueuedSwipe): SwipeQueue {
  const waiting = swipes.queue.findLast((each) => each.designId === swipe.designId)
  if (!waiting || waiting.isStarted || waiting.kind !== 'pass') return addSwipe(swipes, swipe)
  const queue = swipes.queue.map((each) => (each === waiting ? { ...each, reason: swipe.reason } : each))
  return { ...swipes, queue }
}

/** Takes the last swipe of a design back: one that was never sent is forgotten, else `undo` is sent after it. */
export function takeBack(swipes: SwipeQueue, undo: QueuedSwipe): SwipeQueue {
  const isOwn = (each: QueuedSwipe) => each.designId === undo.designId && !each.isStarted
  const queue = swipes.queue.filter((each) => !(isOwn(each) && each.kind === 'reason'))
  const recent = without(swipes.recent, undo.designId)
  const last = queue.findLast((each) => each.designId === undo.designId)
  if (last && !last.isStarted && last.kind !== 'undo') {
    return { ...swipes, recent, queue: queue.filter((each) => each !== last) }
  }
  return { ...swipes, recent, queue: [...queue, undo] }
}

/** Marks the first swipe as possibly sent. */
export function startFirst(swipes: SwipeQueue): SwipeQueue {
  const [first, ...rest] = swipes.queue
  if (!first || first.isStarted) return swipes
  return { ...swipes, queue: [{ ...first, isStarted: true }, ...rest] }
}

/** Removes what the server has answered or never will, and keeps what it unlocked until a screen celebrates it. */
export function settle(swipes: SwipeQueue, swipe: QueuedSwipe, answer: PreferenceAnswer | null): SwipeQueue {
  const queue = swipes.queue.filter((each) => each.swipeId !== swipe.swipeId)
  const known = new Set(swipes.celebrations.map((each) => each.feature))
  const added = (answer?.unlocked ?? [])
    .filter((feature) => !known.has(feature))
    .map((feature) => ({ feature, floorPlanLikes: answer?.floorPlanLikes ?? 0, tab: swipe.tab }))
  return { ...swipes, queue, celebrations: [...swipes.celebrations, ...added] }
}

/** What the count of floor-plan likes will be beside the server's once all is sent. */
export const pendingLikes = (swipes: SwipeQueue): number =>
  swipes.queue.reduce((sum, each) => sum + each.likes, 0)

/** Of `SwipeQueue` on the device. */
export const SWIPES_VERSION = 1

const isText = (value: unknown) => typeof value === 'string'
const KINDS: ReadonlySet<unknown> = new Set<QueuedSwipe['kind']>([
  'like',
  'pass',
  'reason',
  'undo',
  'restore',
])
const LIKES: ReadonlySet<unknown> = new Set<QueuedSwipe['likes']>([-1, 0, 1])

const isSwipe = (value: unknown): value is QueuedSwipe =>
  isRecord(value) &&
  [value['swipeId'], value['designId'], value['tab']].every(isText) &&
  KINDS.has(value['kind']) &&
  LIKES.has(value['likes']) &&
  (value['reason'] === null || isText(value['reason'])) &&
  (value['deal'] === undefined || isText(value['deal'])) &&
  typeof value['isStarted'] === 'boolean'

const isFeature = (value: unknown): value is Feature => FEATURES.some((feature) => feature === value)

const isCelebration = (value: unknown): value is PendingCelebration =>
  isRecord(value) &&
  isFeature(value['feature']) &&
  typeof value['floorPlanLikes'] === 'number' &&
  isText(value['tab'])

const listOf = <T>(value: unknown, is: (each: unknown) => each is T): T[] =>
  Array.isArray(value) ? value.filter(is) : []

/** Reads what a device saved; what is malformed in it is dropped. */
export function parseSwipeQueue(stored: unknown, version: number): SwipeQueue {
  if (!isRecord(stored)) return EMPTY_QUEUE
  return {
    queue: listOf(stored['queue'], isSwipe),
    celebrations: listOf(stored[version === 0 ? 'news' : 'celebrations'], isCelebration),
    recent: listOf(stored['recent'], (id) => typeof id === 'string'),
  }
}
