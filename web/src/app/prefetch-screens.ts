import { useEffect } from 'react'
import { whenIdle } from '#lib/page.ts'
import { routeOf } from './routes.ts'

/** First wait, size of a batch and longest wait for an idle moment (spec §9). */
const START_MS = 1500
const BATCH = 3
const IDLE_TIMEOUT_MS = 3000
/** What a person is likely to open next. */
const LIKELY = ['/explore', '/dreamlist', '/profile', '/land']

/** Fetches the code of likely screens once the first one is up and the browser is idle. */
export function usePrefetchedScreens() {
  useEffect(() => {
    let cancel = () => {}
    const batch = (from: number) => {
      for (const path of LIKELY.slice(from, from + BATCH)) void routeOf(path)?.prefetch()
      if (from + BATCH < LIKELY.length) cancel = whenIdle(() => batch(from + BATCH), IDLE_TIMEOUT_MS)
    }
    const timer = setTimeout(() => {
      cancel = whenIdle(() => batch(0), IDLE_TIMEOUT_MS)
      // When it is needed there may be no network to fetch it.
      import('./error-screen.tsx').catch(() => undefined)
    }, START_MS)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])
}
