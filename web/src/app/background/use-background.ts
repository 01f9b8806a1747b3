import { FIRST_PREFETCH_MS } from '@dream/contract/rules/app/timing'
import { useEffect } from 'react'
import { onResume } from '#lib/device/resume.ts'

/**
 * Starts background work from a lazy module after the first render has had its time. A module that failed to load is tried again
 * when the app resumes or comes online.
 */
export function useBackground({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | null = null
    let isStopped = false
    const start = () =>
      void import('./start-background.ts').then(
        ({ startBackground }) => {
          if (!isStopped) stop ??= startBackground()
        },
        () => undefined,
      )
    const timer = setTimeout(start, FIRST_PREFETCH_MS)
    const stopWatching = onResume(start)
    return () => {
      isStopped = true
      clearTimeout(timer)
      stopWatching()
      stop?.()
    }
  }, [isOn])
}
