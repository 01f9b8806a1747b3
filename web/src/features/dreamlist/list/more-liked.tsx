import { useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from '../dreamlist-screen.module.css'

type Props = { isReading: boolean; error: Error | null; onMore: () => void; onPress: () => void }

/** Distance below the viewport at which the next page is loaded. */
const AHEAD = '600px'

/** Loads the next page when it comes near, and on request. After a failure only on request. */
export function MoreLiked({ isReading, error, onMore, onPress }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const isWaiting = !isReading && !error
  useEffect(() => {
    if (!isWaiting || !row.current) return undefined
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { root: row.current.closest('main'), rootMargin: `0px 0px ${AHEAD}` },
    )
    near.observe(row.current)
    return () => near.disconnect()
  }, [isWaiting])
  return (
    <div ref={row} className={css['more']}>
      <ProblemLine message={error?.message} />
      <Button variant="outline" isBusy={isReading} onClick={onPress}>
        {error ? 'Try again' : 'Show more'}
      </Button>
    </div>
  )
}
