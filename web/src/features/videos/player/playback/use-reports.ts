import { useCallback, useEffect, useMemo, useRef } from 'react'

const REPORT_EVERY_S = 1

/** Reports the watched position now and then, and a last time when the page or the player closes. */
export function useReports(onProgress: (atS: number) => void) {
  const latest = useRef(onProgress)
  const reported = useRef<number | null>(null)
  const reached = useRef<number | null>(null)
  useEffect(() => {
    latest.current = onProgress
  })
  const now = useCallback((atS: number) => {
    reached.current = atS
    if (reported.current === atS) return
    reported.current = atS
    latest.current(atS)
  }, [])
  const soon = useCallback(
    (atS: number) => {
      reached.current = atS
      if (Math.abs(atS - (reported.current ?? 0)) >= REPORT_EVERY_S) now(atS)
    },
    [now],
  )
  useEffect(() => {
    const last = () => {
      if (reached.current !== null) now(reached.current)
    }
    addEventListener('pagehide', last)
    return () => {
      removeEventListener('pagehide', last)
      last()
    }
  }, [now])
  return useMemo(() => ({ now, soon }), [now, soon])
}
