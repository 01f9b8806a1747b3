import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { historyState } from '#lib/navigation/history-state.ts'
import { kept, type Opened } from './opened-here.ts'

/** Keeps the state of open details in the history entry, and restores it on back. */
export function useOpenedHere(
  { design, why, version }: Opened & { version: string },
  scroller: RefObject<HTMLElement | null>,
) {
  const [left] = useState(() => kept.here())
  const isBack = left?.design.id === design.id
  const [shown, show] = useState(isBack ? left.shown : 0)
  useLayoutEffect(() => {
    if (isBack) scroller.current?.scrollTo({ top: left.top, behavior: 'instant' })
  }, [isBack, left, scroller])
  useEffect(() => {
    const node = scroller.current
    const save = () => {
      // Only in the details' own entry, which may follow a moment later when another layer was just closed.
      if (historyState('layer') === 1) kept.save({ design, why, version, shown, top: node?.scrollTop ?? 0 })
    }
    save()
    node?.addEventListener('scrollend', save)
    return () => node?.removeEventListener('scrollend', save)
  }, [design, why, version, shown, scroller])
  return { shown, show }
}
