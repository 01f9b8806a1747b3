import { BACK_ONLINE_MS } from '@dream/contract/rules/app/timing'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUnsentSwipes } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { serverState, watchServer } from '#lib/api/watch-server.ts'
import { useStore } from '#lib/store/use-store.ts'
import { useSecondsUntil } from '#lib/time/countdown.ts'
import css from './connection-banner.module.css'

/** Banner: the server is away, with the time of the next try, and for a moment that it is back. */
export function ServerBanner() {
  useEffect(() => watchServer(), [])
  const { state } = useStore(serverState, (server) => server)
  const isAway = state === 'away'
  const isBack = useIsBack(isAway)
  return (
    <div className={css['place']} role="status">
      {isAway && <Away />}
      {isBack && (
        <p className={css['strip']} data-back="">
          Dream Design is back
        </p>
      )}
    </div>
  )
}

function Away() {
  const retryAt = useStore(serverState, (server) => (server.state === 'away' ? server.retryAt : null))
  const seconds = useSecondsUntil(retryAt ?? 0)
  const unsent = useUnsentSwipes()
  const strip = useStripHeight()
  return (
    <p ref={strip} className={css['strip']}>
      <span>
        Dream Design isn't responding.{' '}
        {unsent > 0 && (unsent === 1 ? 'Your swipe is saved. ' : 'Your swipes are saved. ')}
        Trying again
        {/* Hidden from screen readers: announced each second, it would drown everything else. */}
        <span aria-hidden="true">{seconds > 0 ? ` in ${seconds} s` : '…'}</span>
      </span>
    </p>
  )
}

/** Reserves the height of the strip, measured as it depends on the width and the text size. */
function useStripHeight() {
  const strip = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const node = strip.current
    const { style } = document.documentElement
    const measure = () => node && style.setProperty('--strip', `${node.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    measure()
    if (node) observer.observe(node)
    return () => {
      observer.disconnect()
      style.removeProperty('--strip')
    }
  }, [])
  return strip
}

function useIsBack(isAway: boolean): boolean {
  const [wasAway, setWasAway] = useState(false)
  if (isAway && !wasAway) setWasAway(true)
  useEffect(() => {
    if (isAway || !wasAway) return
    const timer = setTimeout(() => setWasAway(false), BACK_ONLINE_MS)
    return () => clearTimeout(timer)
  }, [isAway, wasAway])
  return wasAway && !isAway
}
