import type { PreferenceAnswer } from '@dream/contract/api/deck'
import { MESSAGES } from '@dream/contract/rules/messages'
import { ApiError, call, isOffline } from '#lib/api-client.ts'
import { reportToConsole } from '#lib/console-report.ts'
import { withLock } from '#lib/locks.ts'
import { invalidate, keyOf, queryClient, setAnswer } from '#lib/query.ts'
import { currentSession } from '#lib/session.ts'
import { settle, startFirst, type Outbox, type QueuedSwipe } from './queue.ts'
import { retryDelay, verdictOf } from './retry.ts'

/** Reads the stored outbox of a person, or changes it and answers what it became. */
export type Store = {
  read: (userId: string) => Promise<Outbox>
  change: (userId: string, apply: (old: Outbox) => Outbox) => Promise<Outbox>
}

let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
/** This tab's place in the line for the lock: one turn sends everything that waits. */
let turn: Promise<void> | null = null

/** Sends what waits, in order, while no other tab does; ends when all is sent or a try has failed. */
export function flush(userId: string, store: Store): Promise<void> {
  clearTimeout(retry)
  turn ??= withLock(`swipes:${userId}`, () => {
    turn = null
    return sendAll(userId, store)
  })
  return turn
}

export function stopFlushing() {
  clearTimeout(retry)
  failures = 0
}

const isSignedIn = (userId: string) => currentSession().user?.id === userId

/** Stops at a logout: what is written then would stay on the device, and a swipe sent twice counts once. */
async function sendAll(userId: string, store: Store) {
  let hasLiked = false
  let outbox = await store.read(userId)
  while (outbox.queue.length > 0 && isSignedIn(userId)) {
    if (!outbox.queue[0]?.isStarted) outbox = await store.change(userId, startFirst)
    const [next] = outbox.queue
    if (!next) break
    const answer = await send(next, () => void flush(userId, store))
    if (answer === 'later' || !isSignedIn(userId)) return
    if (answer) showProgress(answer)
    outbox = await store.change(userId, (old) => settle(old, next, answer))
    hasLiked ||= next.kind === 'like' || next.kind === 'undo'
  }
  if (hasLiked) void invalidate('GET /api/preferences/liked', 'GET /api/user-progress')
}

/** Answers null for a swipe that can never succeed; it is logged only (spec §8). */
async function send(swipe: QueuedSwipe, again: () => void): Promise<PreferenceAnswer | null | 'later'> {
  try {
    // A count that was read before this swipe must not arrive after it.
    if (swipe.likes !== 0) queryClient.cancelQueries({ queryKey: keyOf('GET /api/user-progress') })
    const answer = await request(swipe)
    failures = 0
    return answer
  } catch (error) {
    const verdict = verdictOf(error instanceof ApiError ? error : null)
    if (!isOffline(error)) reportToConsole(MESSAGES.preferenceFailed, error)
    if (verdict === 'never') return null
    failures += 1
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
    if (verdict === 'later') retry = setTimeout(again, retryDelay(failures, asked))
    return 'later'
  }
}

function request({ designId, kind, reason, swipeId }: QueuedSwipe): Promise<PreferenceAnswer> {
  if (kind === 'undo') return call('DELETE /api/preferences/:designId', { params: { designId } })
  const action = kind === 'like' ? 'like' : 'pass'
  return call('POST /api/preferences', { body: { designId, action, swipeId, ...(reason && { reason }) } })
}

function showProgress({ floorPlanLikes, unlocked }: PreferenceAnswer) {
  setAnswer('GET /api/user-progress', (known) => {
    if (!known) return undefined
    return { floorPlanLikes, unlocked: [...new Set([...known.unlocked, ...unlocked])] }
  })
}
