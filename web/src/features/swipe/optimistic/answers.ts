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

/** Unsent answer to a design; null is an undo, undefined is none. */
export function unsentAnswer(queue: readonly QueuedSwipe[], designId: string): Answer | undefined {
  const last = queue.findLast((swipe) => swipe.designId === designId)
  return last && ANSWERS[last.kind]
}

/** Shows the sent answer in the pick of the day, if it is for that design. */
export function showAnswer({ designId, kind }: QueuedSwipe) {
  const pick = getApiData(TODAY)?.pick
  if (pick?.design.id !== designId) return
  setApiData(TODAY, (known) => known && { ...known, pick: { ...pick, answered: ANSWERS[kind] } })
}
