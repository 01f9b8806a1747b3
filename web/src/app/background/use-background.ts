import { FIRST_PREFETCH_MS } from '@dream/contract/rules/app/timing'
import { useEffect } from 'react'

/** Starts background work from a lazy module after the first render has had its time. */
export function useBackground({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | null = null
    let isStopped = false
    const timer = setTimeout(async () => {
      const background = await import('./start-background.ts').catch(() => null)
      if (background && !isStopped) stop = background.startBackground()
    }, FIRST_PREFETCH_MS)
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop?.()
    }
  }, [isOn])
}
