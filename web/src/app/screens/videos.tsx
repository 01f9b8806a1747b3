import { useEffect, useRef } from 'react'
import { navigate, useSearchParams } from '#lib/navigation.ts'
import { LearningHub } from '#features/learning/hub/learning-hub.tsx'
import { FirstVisitTour } from '#features/tour/first-visit-tour.tsx'
import { useSession } from '#lib/session.ts'
import { Section } from './sections.tsx'

/** In the history's state of a video that was opened from the hub. */
const OPENED_HERE = { isOpenedHere: true }
const isOpenedHere = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** The learning hub; which video is watched stands in the address, so that the phone's back closes it. */
export function Videos() {
  const { user } = useSession()
  const search = useSearchParams()
  const watching = search.get('watch')
  /** Going back takes a moment: a second press must not leave the hub as well. */
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [watching])
  if (!user) return null

  function watch(slug: string) {
    const isStep = watching !== null
    navigate(`/videos?watch=${encodeURIComponent(slug)}`, {
      replace: isStep,
      state: isStep && !isOpenedHere() ? null : OPENED_HERE,
    })
  }
  function close() {
    if (isClosing.current) return
    isClosing.current = true
    if (isOpenedHere()) history.back()
    else navigate('/videos', { replace: true })
  }
  return (
    <Section feature="videos">
      <LearningHub userId={user.id} watching={watching} onWatch={watch} onClose={close} />
      <FirstVisitTour name="videos" />
    </Section>
  )
}
