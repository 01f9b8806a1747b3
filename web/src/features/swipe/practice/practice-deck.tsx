import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { spokenDesign } from '@dream/contract/rules/designs/facts'
import { DESIGN_BATCH, STACK_SIZE, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#lib/api/api-client.ts'
import { usePrefersReducedMotion } from '#lib/display/motion.ts'
import { ActionBar } from '../action-bar.tsx'
import { SwipeCard } from '../card/swipe-card.tsx'
import { flyBack, flyOff } from '../gesture/fly.ts'
import { useCardDrag } from '../gesture/use-card-drag.ts'
import { readSavedHand, saveFirstHand } from '../hand/saved-hand.ts'
import deck from '../swipe-deck.module.css'
import { DeckPlaceholder } from '../states/deck-placeholder.tsx'
import { useSwipeKeys } from '../use-swipe-keys.ts'
import css from './practice-deck.module.css'

/** Time without the card: long enough to see what was behind it, short enough not to wonder where it is. */
const AWAY_MS = 450

type Props = {
  /** Whether something else covers the screen. */
  paused: boolean
  onTried: (action: SwipeAction) => void
  onOpenDetails: (design: DealtDesign) => void
}

/** Practice with the first card of the deck, whose swipes are not recorded: it comes back, and is dealt first afterwards. */
export function PracticeDeck({ paused, onTried, onOpenDetails }: Props) {
  const root = useRef<HTMLElement>(null)
  const { designs, hasFailed } = useFirstDesigns()
  const [isAway, setAway] = useState(false)
  const isReduced = usePrefersReducedMotion()
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])
  const top = designs[0]
  const isIgnoringInput = paused || !top

  const topElement = () => root.current?.querySelector<HTMLElement>('[data-place="0"] article')

  function decide(action: SwipeAction, { dx } = { dx: 0 }) {
    const element = topElement()
    if (isIgnoringInput || isAway || !element) return
    flyOff(element, { action, dx, isReduced }, () => {
      onTried(action)
      back.current = setTimeout(() => bringBack(action), AWAY_MS)
    })
    flushSync(() => setAway(true))
  }
  function bringBack(action: SwipeAction) {
    flushSync(() => setAway(false))
    const element = topElement()
    if (element) flyBack(element, action)
  }
  const open = useRef(() => {})
  useEffect(() => {
    open.current = () => {
      if (!isIgnoringInput) onOpenDetails(top)
    }
  })
  const openDetails = useCallback(() => open.current(), [])
  useCardDrag(root, { isPaused: isIgnoringInput, onDecide: decide, onTap: openDetails })
  useSwipeKeys({ isPaused: isIgnoringInput, decide, undo: () => undefined, open: openDetails })

  return (
    <section ref={root} className={deck['deck']} aria-label="A design to try">
      <div className={deck['stage']} data-stage="">
        {!top && !hasFailed && <DeckPlaceholder />}
        {!top && hasFailed && (
          <p className={css['failed']}>No connection right now. Your first cards are waiting in the deck.</p>
        )}
        {designs.slice(0, STACK_SIZE).map((design, place) => (
          <div key={design.id} data-place={place} className={css['slot']}>
            <SwipeCard design={design} place={place} depth={depthAt(place, isAway)} onOpen={openDetails} />
          </div>
        ))}
      </div>
      <ActionBar
        canDecide={top !== undefined && !paused}
        canUndo={false}
        onDecide={decide}
        onUndo={() => undefined}
      />
      <p className="visually-hidden" role="status">
        {top && spokenDesign(top)}
      </p>
    </section>
  )
}

/** The cards behind do not move up, as nothing was decided. */
function depthAt(place: number, isAway: boolean) {
  if (place === 0) return isAway ? 'leaving' : 0
  return place === 1 ? 1 : 2
}

/** First cards of the deck: the saved hand, or a new batch that is saved for it. */
function useFirstDesigns() {
  const [designs, setDesigns] = useState<readonly DealtDesign[]>([])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isStopped = false
    void firstDesigns().then(
      (found) => isStopped || setDesigns(found),
      () => isStopped || setFailed(true),
    )
    return () => void (isStopped = true)
  }, [])
  return { designs, hasFailed }
}

async function firstDesigns(): Promise<readonly DealtDesign[]> {
  const saved = await readSavedHand()
  if (saved.designs.length > 0) return saved.designs
  const dealt = await call('GET /api/designs', { query: { batch: DESIGN_BATCH } })
  await saveFirstHand(dealt)
  return dealt
}
