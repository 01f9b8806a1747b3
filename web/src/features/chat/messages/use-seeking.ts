import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Events with which a person scrolls. */
const MOVES = ['pointerdown', 'wheel', 'keydown'] as const

/** Row to scroll to, and its alignment. */
type Goal = { index: number; align: 'start' | 'center' }

/** Scrolls to a row while its rows are still being measured, until it is there or the person scrolls. */
export function useSeeking(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  const goal = useRef<Goal | null>(null)
  const seeking = useMemo(() => {
    const go = () => {
      if (goal.current) list.current?.scrollToIndex(goal.current.index, { align: goal.current.align })
    }
    return {
      seek(to: Goal) {
        goal.current = to
        go()
      },
      stop() {
        goal.current = null
      },
      /** Scrolls again after rows were measured. */
      keep: go,
      isOn: () => goal.current !== null,
      isThere: () => goal.current !== null && isAt(list.current, goal.current),
    }
  }, [list])
  useEffect(() => {
    const stop = new AbortController()
    for (const move of MOVES)
      scroller.current?.addEventListener(move, seeking.stop, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [scroller, seeking])
  return seeking
}

/** Whether the list is at a row, or as near as its ends allow. */
function isAt(list: VirtualizerHandle | null, { index, align }: Goal): boolean {
  if (!list) return false
  const last = Math.max(0, list.scrollSize - list.viewportSize)
  const above = align === 'center' ? (list.viewportSize - list.getItemSize(index)) / 2 : 0
  const offset = Math.max(0, list.getItemOffset(index) - above)
  return Math.abs(list.scrollOffset - Math.min(offset, last)) <= 2
}
