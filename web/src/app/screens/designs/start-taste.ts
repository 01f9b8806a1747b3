import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import { startTasteQueue } from '#features/taste/queue/taste-queue.ts'

/** Sends what was said of one's taste; the deck deals anew once the server knows. */
export const startTaste = () => startTasteQueue(() => void redealHand())
