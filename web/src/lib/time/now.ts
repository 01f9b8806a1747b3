import { useEffect, useState } from 'react'
import { onResume } from '#lib/device/resume.ts'
import { serverNow } from './server-clock.ts'

/** The time by the server's clock, as are the times that it says; correct to `everyMs`, and right again at once after the page has slept. */
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
