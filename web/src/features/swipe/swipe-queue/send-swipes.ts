import type { PreferenceAnswer } from '@dream/contract/api/designs/deck'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { classifyFailure } from '@dream/contract/rules/app/problems'
import { ApiError, call, isUnanswered } from '#lib/api/api-client.ts'
import { reportToConsole } from '#lib/errors/console-report.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { cancelRead, setApiData } from '#lib/api/query.ts'
import { settle, startFirst, type SwipeQueue, type QueuedSwipe } from './queue-state.ts'

let hasSent = false

/** Whether anything was sent since the last call; sent-likes.ts, once loaded, refetches what depends on it. */
export function takeSent(): boolean {
  const was = hasSent
  hasSent = false
  return was
}

/** Sends the queue of swipes. Sending is idempotent. */
export async function sendSwipes(turn: Turn<SwipeQueue>) {
  let outbox = await turn.read()
  while (outbox.queue.length > 0 && turn.isSignedIn()) {
    if (!outbox.queue[0]?.isStarted) outbox = await turn.change(startFirst)
    const [next] = outbox.queue
    if (!next) break
    const answer = await send(next, turn)
    if (answer === 'later' || !turn.isSignedIn()) break
    if (answer) showProgress(answer)
    hasSent = true
    outbox = await turn.change((old) => settle(old, next, answer))
  }
}

/** Sends one swipe. Resolves with null for one that can never succeed; it is logged only (product §8). */
async function send(swipe: QueuedSwipe, turn: Turn<SwipeQueue>): Promise<PreferenceAnswer | null | 'later'> {
  try {
    // Cancel pending reads of the count, whose answer would be older than this swipe.
    if (swipe.likes !== 0) void cancelRead('GET /api/user-progress')
    const answer = await request(swipe)
    turn.succeeded()
    return answer
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    const retry = classifyFailure(failure)
    if (!isUnanswered(error)) reportToConsole(MESSAGES.preferenceFailed, error)
    if (retry === 'never') return null
    if (retry === 'later') turn.tryLater((failure?.retryAfterSeconds ?? 0) * 1000)
    return 'later'
  }
}

function request({
  designId,
  kind,
  reason,
  swipeId,
  deal,
  wasOpened,
}: QueuedSwipe): Promise<PreferenceAnswer> {
  if (kind === 'undo') return call('DELETE /api/preferences/:designId', { params: { designId } })
  const body = {
    designId,
    action: kind === 'pass' || kind === 'reason' ? 'pass' : 'like',
    swipeId,
    reason: reason ?? undefined,
    deal,
    wasOpened,
    isRestored: kind === 'restore',
  } as const
  return call('POST /api/preferences', { body })
}

function showProgress({ floorPlanLikes, unlocked }: PreferenceAnswer) {
  setApiData('GET /api/user-progress', (known) => {
    if (!known) return undefined
    return { floorPlanLikes, unlocked: [...new Set([...known.unlocked, ...unlocked])] }
  })
}
