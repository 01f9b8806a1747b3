import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { Picture } from '@dream/contract/api/designs/design'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { spokenDesign } from '@dream/contract/rules/designs/facts'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'
import { usePrefersReducedMotion } from '#lib/display/motion.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { ActionBar } from './action-bar.tsx'
import { SwipeCard } from './card/swipe-card.tsx'
import { flyBack, flyOff } from './gesture/fly.ts'
import { useCardDrag } from './gesture/use-card-drag.ts'
import { topOf, type Card } from './hand/deck.ts'
import { depthOf } from './hand/hand.ts'
import { useHand } from './hand/use-hand.ts'
import { recordSwipe, recordUndo } from './swipe-queue/swipe-queue.ts'
import type { Recorded } from './swipe-queue/use-celebrations.ts'
import { DeckPlaceholder } from './states/deck-placeholder.tsx'
import { useDeckMessages } from './states/use-deck-messages.ts'
import css from './swipe-deck.module.css'
import { useSwipeKeys } from './use-swipe-keys.ts'

/** Requested taste sheet: why a card was dealt, the picture questions, the passed designs, or notifications of new ones. */
export type TasteWanted =
  | { kind: 'why'; design: DealtDesign }
  | { kind: 'questions' | 'passes' | 'report' | 'today' }

type Props = {
  /** Whether something else covers the screen: gestures, keys and outside swipes are ignored. */
  paused: boolean
  /** Called when stored swipes unlocked something; each unlock is reported once, in one tab. */
  onRecorded: (recorded: Recorded & { likedPlans: readonly Picture[] }) => void
  onOpenDetails: (design: DealtDesign) => void
  /** Called when a taste sheet is requested. */
  onTaste: (wanted: TasteWanted) => void
  /** Called when the person wants to change their answers. */
  onChangeAnswers: () => void
  /** Called when the first card is shown. */
  onReady?: () => void
}

const IDLE_TIMEOUT_MS = 300
/**
 * Delay after the first card until the messages are prefetched: the notice without cards must be loaded before the network may go.
 */
const NOTICE_AFTER_MS = 2000

const loadMessages = () => import('./states/deck-messages.tsx')
const DeckMessages = lazy(async () => ({ default: (await loadMessages()).DeckMessages }))

/** Deck: finger, buttons, keys and the outside `swipe-action` event all end in one `decide`. */
export function SwipeDeck({ paused, onRecorded, onOpenDetails, onTaste, onChangeAnswers, onReady }: Props) {
  const root = useRef<HTMLElement>(null)
  const { hand, send, decide: advance, redeal, review, retry, mode, state } = useHand()
  const messages = useDeckMessages(redeal)
  const [announcement, setAnnouncement] = useState('')
  /** Work after a card has left: its announcement, and the question for the reason of a pass. */
  const after = useRef<{ announcement: string; ask: DealtDesign | null }>({ announcement: '', ask: null })
  const isReduced = usePrefersReducedMotion()
  const top = topOf(hand.deck)
  const isIgnoringInput = paused || state !== 'ready'

  /** Id of the design whose details were opened. */
  const opened = useRef('')
  const topElement = () => root.current?.querySelector<HTMLElement>('[data-depth="0"]')

  function decide(action: SwipeAction, { dx } = { dx: 0 }) {
    if (!top || isIgnoringInput) return
    const element = topElement()
    const tell = () => {
      setAnnouncement(after.current.announcement)
      messages.ask(after.current.ask)
    }
    // The slot takes its next card in an idle moment, then the announcement and the reasons follow in another. Each costs a
    // layout, so not in one frame.
    const left = () =>
      whenIdle(() => {
        send({ type: 'left', place: top.place })
        whenIdle(tell, IDLE_TIMEOUT_MS)
      }, IDLE_TIMEOUT_MS)
    if (element) flyOff(element, { action, dx, isReduced }, left)
    // Synchronous: the next swipe may come before anything else runs, and must be about the next card.
    flushSync(() => {
      advance(action)
      messages.decided(action)
    })
    after.current = {
      announcement: sentence(action, top, hand.deck.cards[1]),
      ask: action === 'pass' && top.design.passReasons.length > 0 ? top.design : null,
    }
    if (!element) left()
    recordSwipe(top.design, action, opened.current === top.design.id)
  }
  function undo() {
    const last = hand.deck.past.at(-1)
    if (!last || paused) return
    flushSync(() => {
      send({ type: 'undone' })
      messages.undone()
    })
    const element = topElement()
    if (element) flyBack(element, last.action)
    recordUndo(last.card.design, last.action)
    after.current.ask = null
    setAnnouncement(`Undone. ${spokenDesign(last.card.design)}`)
  }
  const open = useRef((_what?: unknown) => {})
  useLayoutEffect(() => {
    open.current = (what) => {
      if (!top || paused) return
      if (what === true) return onTaste({ kind: 'why', design: top.design })
      opened.current = top.design.id
      onOpenDetails(top.design)
    }
  })
  const openDetails = useCallback((what?: unknown) => open.current(what), [])

  const variant = mode === 'passed' ? 'card' : 'deck'
  useCardDrag(root, { isPaused: isIgnoringInput, variant, onDecide: decide, onTap: openDetails })
  useSwipeKeys({ isPaused: paused, decide, undo, open: openDetails })
  useEffect(() => {
    if (state === 'ready') onReady?.()
  }, [state, onReady])
  const isStuck = state !== 'ready' && state !== 'loading'
  const isWanted = isStuck || top?.design.notice !== undefined
  const { hasMessages, isMute } = useMessages(isWanted, hand.deck.past.length > 0)

  return (
    <section ref={root} className={css['deck']} aria-label="Designs" data-state={state}>
      <div className={css['stage']} data-stage="" data-tour="deck">
        {state === 'loading' && <DeckPlaceholder />}
        {hand.slots.map((card, slot) =>
          card ? <SwipeCard key={slot} {...card} depth={depthOf(hand, card)} onOpen={openDetails} /> : null,
        )}
        {isMute && isStuck && <p className={css['stuck']}>{MESSAGES.offline}</p>}
        {hasMessages && (
          <Suspense fallback={null}>
            <DeckMessages
              {...{ state, mode, messages, onChangeAnswers, onRecorded, onTaste }}
              deck={hand.deck}
              notice={top?.design.notice}
              onRetry={retry}
              onReview={review}
            />
          </Suspense>
        )}
      </div>
      <ActionBar
        canDecide={state === 'ready'}
        canUndo={hand.deck.past.length > 0}
        onDecide={decide}
        onUndo={undo}
      />
      <p className="visually-hidden" role="status">
        {announcement || (top ? spokenDesign(top.design) : '')}
      </p>
    </section>
  )
}

/** Loads the messages when they are needed or once the first card has had the network to itself; `isMute`: they failed to load. */
function useMessages(isWanted: boolean, hasSwiped: boolean) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), hasSwiped ? 0 : NOTICE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasSwiped])
  const [isMissing, setMissing] = useState(false)
  const noteMissing = useCallback(() => setMissing(true), [])
  const hasMessages = useLazyLoad(loadMessages, isDue || isWanted, noteMissing)
  return { hasMessages, isMute: isMissing && !hasMessages }
}

function sentence(action: SwipeAction, card: Card, next: Card | undefined): string {
  const done = `${action === 'like' ? 'Liked' : 'Passed'} ${card.design.title}.`
  return next ? `${done} Next: ${spokenDesign(next.design)}` : done
}
