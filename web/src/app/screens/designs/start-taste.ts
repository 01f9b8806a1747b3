import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import { startTasteQueue } from '#features/taste/queue/taste-queue.ts'

/** Starts the queue of taste answers; the hand is dealt again once the server has them. */
export const startTaste = () => startTasteQueue(() => void redealHand())
