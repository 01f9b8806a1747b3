import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { COURSE_AFTER, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useState } from 'react'
import { recordReason } from '../swipe-queue/swipe-queue.ts'

/** Number of cards for which the offer stays. */
const OFFER_STAYS = 3

export type Reason = DealtDesign['passReasons'][number]

/** State of the messages over the deck's cards: pass reasons, their acknowledgement, and the offer to change the answers. */
export function useDeckMessages(redeal: () => void) {
  const [passed, ask] = useState<DealtDesign | null>(null)
  const [acknowledgement, setAcknowledgement] = useState<string | null>(null)
  /** Number of passes in a row. */
  const [passes, setPasses] = useState(0)
  const [closedAt, setClosedAt] = useState(-1)
  const round = Math.floor(passes / COURSE_AFTER)
  return {
    passed,
    acknowledgement,
    // Only in every second round of eight passes: a person who continues has read it.
    isOffering: round % 2 === 1 && passes % COURSE_AFTER < OFFER_STAYS && closedAt !== round,
    ask,
    decided(action: SwipeAction) {
      ask(null)
      const now = action === 'pass' ? passes + 1 : 0
      setPasses(now)
      if (now === 0) setClosedAt(-1)
      else if (now % COURSE_AFTER === 0) redeal()
    },
    undone() {
      ask(null)
      setPasses(Math.max(0, passes - 1))
    },
    giveReason(design: DealtDesign, { tag, acknowledgement: answer }: Reason) {
      recordReason(design, tag)
      setAcknowledgement(answer)
      redeal()
    },
    endAcknowledgement: () => setAcknowledgement(null),
    closeOffer: () => setClosedAt(round),
  }
}
