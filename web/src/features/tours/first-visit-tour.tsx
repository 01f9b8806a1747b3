import { EXPLORE_TOUR_DELAY_MS } from '@dream/contract/rules/app/timing'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useSession } from '#lib/session/session.ts'
import type { TourGuideProps } from './tour-guide.tsx'
import { isTourDone } from './completed-tours.ts'

type Loaded = { default: ComponentType<TourGuideProps> }

/** Optional: a tour whose code fails to load must not break the screen that it explains. */
const TourGuide = lazy(() =>
  import('./tour-guide.tsx')
    .then((all): Loaded => ({ default: all.TourGuide }))
    .catch((): Loaded => ({ default: () => null })),
)

type Props = Pick<TourGuideProps, 'name' | 'onActive'> & {
  /** Whether the screen shows the tour's targets, with nothing over it. */
  isReady?: boolean
}

/** Starts a screen's tour half a second after the screen is ready, for people who have not seen it (product §4). */
export function FirstVisitTour({ name, isReady = true, onActive }: Props) {
  const { user } = useSession()
  const userId = user?.id
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isReady || isDue || !userId || isTourDone(userId, name)) return
    const timer = setTimeout(() => setDue(true), EXPLORE_TOUR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isReady, isDue, userId, name])
  return isDue && userId ? (
    <Suspense>
      <TourGuide userId={userId} name={name} isReady={isReady} onActive={onActive} />
    </Suspense>
  ) : null
}
