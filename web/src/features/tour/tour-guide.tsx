import type { TourName } from '@dream/contract/rules/tours'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { completeTour, isTourDue } from './complete-tour.ts'
import { Spotlight } from './spotlight.tsx'
import { TOUR_STEPS } from './steps.ts'
import { currentTour, onTour, sendToTour } from './tour-store.ts'
import type { TourEvent } from './tour.ts'

export type TourGuideProps = {
  userId: string
  name: TourName
  isReady: boolean
  onActive?: ((isActive: boolean) => void) | undefined
}

/** Shows a tour once in a visit, if the server says that it is still to be seen. */
export function TourGuide({ userId, name, isReady, onActive }: TourGuideProps) {
  const tour = useSyncExternalStore(onTour, currentTour)
  useStart(userId, name, isReady)
  const isActive = tour.state === 'active' && tour.name === name
  // Before anything else runs: what it covered hears the very next press.
  useLayoutEffect(() => onActive?.(isActive), [isActive, onActive])
  useEffect(() => () => void sendToTour({ type: 'left', name }), [name])
  const step = isActive ? TOUR_STEPS[name][tour.step] : undefined
  if (!isActive || !step) return null

  function tell(event: TourEvent) {
    if (sendToTour(event)) void completeTour(userId, name)
  }
  return (
    <Spotlight
      step={step}
      at={tour.step}
      count={TOUR_STEPS[name].length}
      onNext={() => tell({ type: 'next' })}
      onEnd={() => tell({ type: 'ended' })}
    />
  )
}

/** How often a tour looks whether it may begin. */
const LOOK_AGAIN_MS = 100

function useStart(userId: string, name: TourName, isReady: boolean) {
  const [isDue, setDue] = useState(false)
  const wasShown = useRef(false)
  useEffect(() => {
    let isGone = false
    void isTourDue(userId, name).then((answer) => {
      if (!isGone) setDue(answer)
    })
    return () => void (isGone = true)
  }, [userId, name])
  useEffect(() => {
    if (!isDue || !isReady || wasShown.current) return
    const look = () => {
      if (!mayBegin(name)) return
      clearInterval(timer)
      wasShown.current = true
      sendToTour({ type: 'started', name })
    }
    const timer = setInterval(look, LOOK_AGAIN_MS)
    look()
    return () => clearInterval(timer)
  }, [isDue, isReady, name])
}

/** What it begins with is there, nothing lies over the screen, no finger is on it, and no other tour is active. */
function mayBegin(name: TourName): boolean {
  const target = TOUR_STEPS[name][0]?.targetSelector
  return (
    currentTour().state === 'inactive' &&
    target !== undefined &&
    document.querySelector(target) !== null &&
    document.querySelector('dialog[open], main :active') === null
  )
}
