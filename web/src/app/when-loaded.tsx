import { type ReactNode, Suspense, useCallback } from 'react'
import { showToast } from '#ui/overlays/toast.ts'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'

type Props = {
  /** Stable between renders. */
  load: () => Promise<unknown>
  /** Called after a failed load, when the person has been told: the screen below stays as it was. */
  onMissing: () => void
  children: ReactNode
}

/** Renders a layer over a screen once its code is loaded. */
export function WhenLoaded({ load, onMissing, children }: Props) {
  const giveUp = useCallback(() => {
    showToast('You need to be online for that.')
    onMissing()
  }, [onMissing])
  return useLazyLoad(load, true, giveUp) ? <Suspense>{children}</Suspense> : null
}
