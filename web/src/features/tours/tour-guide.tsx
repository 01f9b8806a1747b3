import type { TourName } from '@dream/contract/rules/app/tours'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '#lib/store/use-store.ts'
import { completeTour, type Due, dueTour } from './complete-tour.ts'
import { Spotlight } from './spotlight.tsx'
import { stepsOf, TOUR_STEPS } from './steps.ts'
import { sendToTour, tourStore } from './tour-store.ts'
import type { TourEvent } from './tour.ts'

/** Re-exported from the tour's chunk, for previews of a step. */
export { Spotlight }

export type TourGuideProps = {
  userId: string
  name: TourName
  isReady: boolean
  onActive?: ((isActive: boolean) => void) | undefined
}

/** Shows a tour once per visit, if the server says that it is still to be shown. */
export function TourGuide({ userId, name, isReady, onActive }: TourGuideProps) {
  const tour = useStore(tourStore)
  const texts = useStart(userId, name, isReady)
  const isActive = tour.state === 'active' && tour.name === name
  // A layout effect, so that the screen below handles the very next press.
  useLayoutEffect(() => onActive?.(isActive), [isActive, onActive])
  useEffect(() => () => void sendToTour({ type: 'left', name }), [name])
  const step = isActive ? stepsOf(name, texts)[tour.step] : undefined
  if (!isActive || !step) return null

  function dispatch(event: TourEvent) {
    if (sendToTour(event)) void completeTour(userId, name)
  }
  return (
    <Spotlight
      step={step}
      at={tour.step}
      count={TOUR_STEPS[name].length}
      onNext={() => dispatch({ type: 'next' })}
      onEnd={() => dispatch({ type: 'ended' })}
    />
  )
}

/** Interval between checks whether a tour may start. */
const CHECK_EVERY_MS = 100

/** Starts the tour when it is due; returns an editor's texts for it. */
function useStart(userId: string, name: TourName, isReady: boolean) {
  const [due, setDue] = useState<Due | null>(null)
  const isDue = due !== null
  const wasShown = useRef(false)
  useEffect(() => {
    let isStopped = false
    void dueTour(userId, name).then((answer) => {
      if (!isStopped) setDue(answer)
    })
    return () => void (isStopped = true)
  }, [userId, name])
  useEffect(() => {
    if (!isDue || !isReady || wasShown.current) return
    const startIfPossible = () => {
      if (!mayBegin(name)) return
      clearInterval(timer)
      wasShown.current = true
      sendToTour({ type: 'started', name })
    }
    const timer = setInterval(startIfPossible, CHECK_EVERY_MS)
    startIfPossible()
    return () => clearInterval(timer)
  }, [isDue, isReady, name])
  return due?.texts
}

/**
 * Whether a tour may start: its first target is there, nothing covers the screen, no finger is on it, and no other tour is active.
 */
function mayBegin(name: TourName): boolean {
  const target = TOUR_STEPS[name][0]?.targetSelector
  return (
    tourStore.get().state === 'inactive' &&
    target !== undefined &&
    document.querySelector(target) !== null &&
    document.querySelector('dialog[open], main :active') === null
  )
}
