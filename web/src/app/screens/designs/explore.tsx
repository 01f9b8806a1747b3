import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { openedHere } from '#features/design-details/opened-here.ts'
import { SwipeDeck, type TasteWanted } from '#features/swipe/swipe-deck.tsx'
import { celebrate, useCelebration } from '#features/unlocks/celebrations.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { lazyExtra } from '#lib/errors/lazy-extra.ts'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'

const loadDetails = () => import('./details-layer.tsx')
const loadOver = () => import('./over-deck.tsx')
const DetailsLayer = lazy(async () => ({ default: (await loadDetails()).DetailsLayer }))
const OverDeck = lazy(async () => ({ default: (await loadOver()).OverDeck }))
const FirstVisitTour = lazyExtra('FirstVisitTour', () => import('#features/tours/first-visit-tour.tsx'))

const IDLE_TIMEOUT_MS = 3000

/** Opens the profile step for bedrooms, cars, storeys; closing it leads back to the deck. */
const changeAnswers = () => navigate('/profile?edit=5', { state: OPENED_HERE })

/** Deck with its layers: the details of a card, the celebration of an unlock. */
export function Explore() {
  const [open, setOpen] = useState(openedHere)
  const [taste, setTaste] = useState<TasteWanted | null>(null)
  const { feature, plans } = useCelebration()
  const [isDealt, setDealt] = useState(false)
  const [isTouring, setTouring] = useState(false)
  const decision = useRef<SwipeAction | null>(null)
  const giveUp = useCallback(() => {
    setOpen(null)
    setTaste(null)
    showToast('You need to be online for that.')
  }, [])
  const hasDetails = useLazyLoad(loadDetails, open !== null, giveUp)
  const hasOver = useLazyLoad(loadOver, feature !== null || taste !== null, taste ? giveUp : undefined)
  const isCovered = open !== null || taste !== null || feature !== null
  const isPaused = isCovered || isTouring
  useEffect(() => whenIdle(() => void Promise.allSettled([loadDetails(), loadOver()]), IDLE_TIMEOUT_MS), [])
  useEffect(() => {
    const action = decision.current
    decision.current = null
    // The deck is active again by now: a decision from the details makes the card fly off like any other.
    if (!isPaused && action) dispatchEvent(new CustomEvent('swipe-action', { detail: { action } }))
  }, [isPaused])
  const close = useCallback((action: SwipeAction | null = null) => {
    decision.current = action
    setOpen(null)
  }, [])
  const markDealt = useCallback(() => setDealt(true), [])
  return (
    <>
      <h1 className="visually-hidden">Explore</h1>
      <SwipeDeck
        paused={isPaused}
        onRecorded={({ unlocked, likedPlans }) => celebrate(unlocked, likedPlans)}
        onOpenDetails={(design) => setOpen({ design, why: design.why })}
        onTaste={setTaste}
        onChangeAnswers={changeAnswers}
        onReady={markDealt}
      />
      <Suspense>
        {isDealt && <FirstVisitTour name="explore" isReady={!isCovered} onActive={setTouring} />}
      </Suspense>
      <Suspense>
        {open && hasDetails && <DetailsLayer {...open} onClose={close} onDecide={close} />}
        {hasOver && (
          <OverDeck {...{ plans, taste }} feature={isTouring ? null : feature} onTaste={setTaste} />
        )}
      </Suspense>
    </>
  )
}
