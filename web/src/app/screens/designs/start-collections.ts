import { startCollectionsQueue } from '#features/dreamlist/collections/queue/collections-queue.ts'
import { loadedSwipeQueue, onSwipeQueue } from '#features/swipe/swipe-queue/swipe-queue.ts'

/** Starts the queue of collection changes, in which adding a design waits for its like. */
export const startCollections = () =>
  startCollectionsQueue({
    async has(designId) {
      const { queue } = await loadedSwipeQueue()
      return queue.some(
        (each) => each.designId === designId && (each.kind === 'like' || each.kind === 'restore'),
      )
    },
    onChange: onSwipeQueue,
  })
