import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** What a person moves a list with. */
const MOVES = ['pointerdown', 'wheel', 'keydown'] as const

/** Brings a row to the list's upper edge, however its rows are measured meanwhile, until it is there or the person moves the list. */
export function useSeeking(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  const goal = useRef<number | null>(null)
  const seeking = useMemo(() => {
    const go = () => {
      if (goal.current !== null) list.current?.scrollToIndex(goal.current, { align: 'start' })
    }
    return {
      seek(index: number) {
        goal.current = index
        go()
      },
      stop() {
        goal.current = null
      },
      /** Rows were measured: goes to where the row is now. */
      keep: go,
      isOn: () => goal.current !== null,
      isThere: () => goal.current !== null && isAtStartOf(list.current, goal.current),
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

/** Whether the list stands at a row, or as near as its end lets it. */
function isAtStartOf(list: VirtualizerHandle | null, index: number): boolean {
  if (!list) return false
  const last = Math.max(0, list.scrollSize - list.viewportSize)
  return Math.abs(list.scrollOffset - Math.min(list.getItemOffset(index), last)) <= 2
}
