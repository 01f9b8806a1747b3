import { useEffect, useState } from 'react'
import { onWake } from './wake.ts'

/** The time by the device's clock, correct to `everyMs`, and right again at once after the page has slept. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    const stop = onWake(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [everyMs])
  return now
}
