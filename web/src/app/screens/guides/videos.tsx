import { useEffect, useRef } from 'react'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { LearningHub } from '#features/videos/hub/learning-hub.tsx'
import { FirstVisitTour } from '#features/tours/first-visit-tour.tsx'
import { useSession } from '#lib/session/session.ts'
import { isOpenedHere, OPENED_HERE } from '#lib/navigation/history-state.ts'
import { Section } from '../sections.tsx'

/** Learning hub; the open video is in the URL, so that the phone's back closes it. */
export function Videos() {
  const { user } = useSession()
  const search = useSearchParams()
  const watching = search.get('watch')
  /** Going back is asynchronous: a second press must not leave the hub as well. */
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
