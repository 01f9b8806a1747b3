import { useEffect, useState } from 'react'
import { onResume } from '#lib/device/resume.ts'

/** The time by the device's clock, correct to `everyMs`, and right again at once after the page has slept. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, everyMs)
    const stop = onResume(update)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [everyMs])
  return now
}
