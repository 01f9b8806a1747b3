import { useEffect, useState } from 'react'

const TICK_MS = 500

/** Whole seconds until a moment of the device's clock, never below zero. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Seconds as a clock shows them: 0:05, 1:00, 12:34. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The seconds until a moment, kept up to date; correct again at once after the page has slept. */
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
