import { useEffect, useState } from 'react'
import { onResume } from '#lib/device/resume.ts'

/**
 * Whether lazy code has loaded. A failed load breaks nothing: it is retried when the app resumes or comes online. `load` and
 * `onMissing` must be stable between renders.
 */
export function useLazyLoad(
  load: () => Promise<unknown>,
  isWanted: boolean,
  onMissing?: () => void,
): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted || isLoaded) return undefined
    let isStopped = false
    const tryLoad = () =>
      void load().then(
        () => isStopped || setLoaded(true),
        () => isStopped || onMissing?.(),
      )
    tryLoad()
    const stop = onResume(tryLoad)
    return () => {
      isStopped = true
      stop()
    }
  }, [load, isWanted, isLoaded, onMissing])
  return isLoaded
}
