import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { COURSE_AFTER, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useState } from 'react'
import { recordReason } from '../swipe-queue/swipe-queue.ts'

/** The offer to change an answer stays for so many cards. */
const OFFER_STAYS = 3

export type Reason = DealtDesign['passReasons'][number]

/** What the deck has to say over its cards: why a card was passed, that the answer counts, and that an answer may be changed. */
export function useDeckMessages(redeal: () => void) {
  const [passed, ask] = useState<DealtDesign | null>(null)
  const [acknowledgement, setAcknowledgement] = useState<string | null>(null)
  /** In a row. */
  const [passes, setPasses] = useState(0)
  const [closedAt, setClosedAt] = useState(-1)
  const round = Math.floor(passes / COURSE_AFTER)
  return {
    passed,
    acknowledgement,
    // Every other eight passes: whoever goes on has read it.
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
