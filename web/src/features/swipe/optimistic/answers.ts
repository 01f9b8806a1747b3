import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { getApiData, setApiData } from '#lib/api/query.ts'
import type { QueuedSwipe } from '../swipe-queue/queue-state.ts'

const TODAY = 'GET /api/preferences/today'

export type Answer = SwipeAction | null

const ANSWERS = {
  like: 'like',
  restore: 'like',
  pass: 'pass',
  reason: 'pass',
  undo: null,
} as const satisfies Record<QueuedSwipe['kind'], Answer>

/** What waits to be sent about a design; null takes its answer back, undefined is nothing. */
export function unsentAnswer(queue: readonly QueuedSwipe[], designId: string): Answer | undefined {
  const last = queue.findLast((swipe) => swipe.designId === designId)
  return last && ANSWERS[last.kind]
}

/** Shows the answer that was just sent with the pick of the day, where it is about that. */
export function showAnswer({ designId, kind }: QueuedSwipe) {
  const pick = getApiData(TODAY)?.pick
  if (pick?.design.id !== designId) return
  setApiData(TODAY, (known) => known && { ...known, pick: { ...pick, answered: ANSWERS[kind] } })
}
