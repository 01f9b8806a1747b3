import { useEffect, useState } from 'react'

const TICK_MS = 500

/** Whole seconds until a moment of the device's clock, at least zero. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Formats seconds as a clock: 0:05, 1:00, 12:34. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds until a moment as a live value; corrected at once after the page has slept. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(() => {
      update()
      if (Date.now() >= moment) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [moment])
  return secondsUntil(moment, now)
}
