import { useEffect, useState } from 'react'
import { onResume } from '#lib/device/resume.ts'
import { serverNow } from './server-clock.ts'

/**
 * Time by the server's clock as a live value, like the times in its answers; accurate to `everyMs`, and corrected at once after
 * the page has slept.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const update = () => setNow(serverNow())
    const timer = setInterval(update, everyMs)
    const stop = onResume(update)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [everyMs])
  return now
}
