import type { Picture } from '@dream/contract/api/designs/design'
import { Check, X } from 'lucide-react'
import { useEffect, type ComponentProps } from 'react'
import type { Deck } from '../hand/deck.ts'
import type { DeckState } from '../hand/use-hand.ts'
import { DeckNotice, type NoticeProps } from './deck-notice.tsx'
import { PassReasons } from './pass-reasons.tsx'
import css from './deck-messages.module.css'
import type { SwipeDeck } from '../swipe-deck.tsx'
import { useCelebrations } from '../swipe-queue/use-celebrations.ts'
import { AskThings } from './ask-things.tsx'
import { TodayOffer } from './today-offer.tsx'
import type { useDeckMessages } from './use-deck-messages.ts'

type Messages = ReturnType<typeof useDeckMessages>

type Props = Pick<ComponentProps<typeof SwipeDeck>, 'onRecorded' | 'onTaste' | 'onChangeAnswers'> & {
  deck: Deck
  messages: Messages
  /** Notice of the top card. */
  notice: string | undefined
} & Pick<NoticeProps, 'mode' | 'onRetry' | 'onReview'> & { state: DeckState }

/** Duration of the acknowledgement of a reason. */
const ACKNOWLEDGEMENT_MS = 2500

/**
 * Messages of the deck: the notice without cards; over the cards one at a time: acknowledgement, offer to change the answers, pass
 * reasons, the card's notice.
 */
export function DeckMessages({ messages, notice, onChangeAnswers, onRecorded, deck, state, ...none }: Props) {
  useCelebrations((recorded) => onRecorded({ ...recorded, likedPlans: likedPlansOf(deck) }))
  const { passed, acknowledgement, isOffering, ask, giveReason, endAcknowledgement, closeOffer } = messages
  useEffect(() => {
    if (acknowledgement === null) return
    const timer = setTimeout(endAcknowledgement, ACKNOWLEDGEMENT_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time runs from the reason, whatever else is drawn meanwhile
  }, [acknowledgement])
  if (state === 'loading') return null
  if (state !== 'ready') return <DeckNotice state={state} {...none} />
  const isAsking = passed !== null && !isOffering
  return (
    <>
      <AskThings onPress={() => none.onTaste({ kind: 'questions' })} />
      <div role="status">
        {acknowledgement !== null && (
          <p className={css['message']}>
            <Check aria-hidden="true" />
            {acknowledgement}
          </p>
        )}
        {acknowledgement === null && !isAsking && !isOffering && notice && (
          <p className={css['message']}>{notice}</p>
        )}
      </div>
      {isAsking && (
        <PassReasons
          key={passed.id}
          reasons={passed.passReasons}
          onReason={(reason) => giveReason(passed, reason)}
          onDone={() => ask(null)}
        />
      )}
      {acknowledgement === null && !isAsking && !isOffering && !notice && deck.past.length === 0 && (
        <TodayOffer onLook={() => none.onTaste({ kind: 'today' })} />
      )}
      {acknowledgement === null && isOffering && <Offer onChange={onChangeAnswers} onClose={closeOffer} />}
    </>
  )
}

/** Offer after many passes in a row: a link to the answers, and a close button. */
function Offer({ onChange, onClose }: { onChange: () => void; onClose: () => void }) {
  return (
    <div className={css['offer']} role="group" aria-label="Not your kind of plans?">
      <p>Not your kind? Here are others.</p>
      <button type="button" className={css['change']} onClick={onChange}>
        <span>Change an answer</span>
      </button>
      <button type="button" className={css['close']} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

/** Pictures of the latest liked floor plans, newest first. */
const likedPlansOf = (deck: Deck): readonly Picture[] =>
  deck.past
    .filter(({ action, card }) => action === 'like' && card.design.plan !== null)
    .toReversed()
    .flatMap(({ card }) => card.design.pictures.slice(0, 1))
    .slice(0, 3)
