import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { openedHere } from '#features/design-details/opened-here.ts'
import { SwipeDeck } from '#features/swipe/swipe-deck.tsx'
import { celebrate, endCelebration, useCelebration } from '#features/unlocks/celebrations.ts'
import { whenIdle } from '#lib/navigation/page.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { lazyExtra } from '../../lazy-extra.ts'
import { useLazyLoad } from '../../use-lazy-load.ts'

const loadDetails = () => import('#features/design-details/design-details.tsx')
const loadCelebration = () => import('#features/unlocks/celebration.tsx')
const DesignDetails = lazy(async () => ({ default: (await loadDetails()).DesignDetails }))
const Celebration = lazy(async () => ({ default: (await loadCelebration()).Celebration }))
const FirstVisitTour = lazyExtra(
  async () => (await import('#features/tour/first-visit-tour.tsx')).FirstVisitTour,
)

const IDLE_TIMEOUT_MS = 3000

/** The step that asks for bedrooms, cars, storeys; closing it leads back to the deck. */
const changeAnswers = () => navigate('/profile?edit=5', { state: OPENED_HERE })

/** The deck, with what may lie over it: the details of a card, the celebration of an unlock. */
export function Explore() {
  const [open, setOpen] = useState(openedHere)
  const { feature, plans } = useCelebration()
  const [isDealt, setDealt] = useState(false)
  const [isTouring, setTouring] = useState(false)
  const decision = useRef<SwipeAction | null>(null)
  const giveUp = useCallback(() => {
    setOpen(null)
    showToast("Details need a connection. Try again when you're online.")
  }, [])
  const hasDetails = useLazyLoad(loadDetails, open !== null, giveUp)
  const hasCelebration = useLazyLoad(loadCelebration, feature !== null)
  const isCovered = open !== null || feature !== null
  const isPaused = isCovered || isTouring
  useEffect(
    () => whenIdle(() => void Promise.allSettled([loadDetails(), loadCelebration()]), IDLE_TIMEOUT_MS),
    [],
  )
  useEffect(() => {
    const action = decision.current
    decision.current = null
    // The deck listens again by now: what was decided in the details flies off like any other card.
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
        onChangeAnswers={changeAnswers}
        onReady={markDealt}
      />
      <Suspense>
        {isDealt && <FirstVisitTour name="explore" isReady={!isCovered} onActive={setTouring} />}
      </Suspense>
      <Suspense>
        {open && hasDetails && <DesignDetails {...open} onClose={close} onDecide={close} />}
        {feature && hasCelebration && !isTouring && (
          <Celebration feature={feature} plans={plans} onGo={navigate} onClose={endCelebration} />
        )}
      </Suspense>
    </>
  )
}
