import { type ReactNode, Suspense, useCallback } from 'react'
import { showToast } from '#ui/overlays/toast.ts'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'

type Props = {
  /** The same from one rendering to the next. */
  load: () => Promise<unknown>
  /** It cannot be had right now, and the person has been told so: what is below stays as it was. */
  onMissing: () => void
  children: ReactNode
}

/** What lies over a screen, once its code is there. */
export function WhenLoaded({ load, onMissing, children }: Props) {
  const giveUp = useCallback(() => {
    showToast('You need to be online for that.')
    onMissing()
  }, [onMissing])
  return useLazyLoad(load, true, giveUp) ? <Suspense>{children}</Suspense> : null
}
