import type { PreferenceAnswer } from '@dream/contract/api/deck'
import { MESSAGES } from '@dream/contract/rules/messages'
import { ApiError, call, isOffline } from '#lib/api-client.ts'
import { reportToConsole } from '#lib/console-report.ts'
import type { Turn } from '#lib/outbox/sender.ts'
import { invalidate, keyOf, queryClient, setAnswer } from '#lib/query.ts'
import { settle, startFirst, type Outbox, type QueuedSwipe } from './queue.ts'
import { verdictOf } from './verdict.ts'

/** A swipe that is sent twice counts once. */
export async function sendAll(turn: Turn<Outbox>) {
  let hasLiked = false
  let outbox = await turn.read()
  while (outbox.queue.length > 0 && turn.isSignedIn()) {
    if (!outbox.queue[0]?.isStarted) outbox = await turn.change(startFirst)
    const [next] = outbox.queue
    if (!next) break
    const answer = await send(next, turn)
    if (answer === 'later' || !turn.isSignedIn()) return
    if (answer) showProgress(answer)
    outbox = await turn.change((old) => settle(old, next, answer))
    hasLiked ||= next.kind === 'like' || next.kind === 'undo'
  }
  if (hasLiked) void invalidate('GET /api/preferences/liked', 'GET /api/user-progress')
}

/** Answers null for a swipe that can never succeed; it is logged only (spec §8). */
async function send(swipe: QueuedSwipe, turn: Turn<Outbox>): Promise<PreferenceAnswer | null | 'later'> {
  try {
    // A count that was read before this swipe must not arrive after it.
    if (swipe.likes !== 0) queryClient.cancelQueries({ queryKey: keyOf('GET /api/user-progress') })
    const answer = await request(swipe)
    turn.succeeded()
    return answer
  } catch (error) {
    const verdict = verdictOf(error instanceof ApiError ? error : null)
    if (!isOffline(error)) reportToConsole(MESSAGES.preferenceFailed, error)
    if (verdict === 'never') return null
    if (verdict === 'later')
      turn.tryLater(error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0)
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
