import { isOfThisTab } from '#features/swipe/swipe-queue/claim-celebrations.ts'
import { currentSwipeQueue, onSwipeQueue } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { tick } from '#lib/display/haptics.ts'

/** Vibrates for each like and pass of this tab, by finger, button or key. Returns the stop function. */
export function startHaptics(): () => void {
  let { queue: before } = currentSwipeQueue()
  return onSwipeQueue(() => {
    const { queue } = currentSwipeQueue()
    const newest = queue.at(-1)
    // After an undo an earlier swipe is the newest again.
    const isNew = newest !== undefined && !before.some(({ swipeId }) => swipeId === newest.swipeId)
    before = queue
    if (isNew && isOfThisTab(newest) && (newest.kind === 'like' || newest.kind === 'pass')) tick('decision')
  })
}
