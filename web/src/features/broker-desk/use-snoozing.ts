import { type RefObject, useEffect, useRef, useState } from 'react'
import { snooze } from './conversation/desk-work.ts'
import { focusRow, rowAfter } from './list/row-elements.ts'

/** Open question for a snooze time, and its anchor. */
type Asked = { ids: readonly string[]; near: Element | null }

/** Asks for a snooze time; afterwards the focus moves to the next conversation. */
export function useSnoozing(list: RefObject<HTMLElement | null>, onDone: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const next = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // The closing dialog returns the focus to a row that may be gone.
    if (asked === null && next.current) focusRow(next.current)
    next.current = null
  }, [asked])
  return {
    asked,
    ask: (ids: readonly string[], near: Element | null) => setAsked({ ids, near }),
    close: () => setAsked(null),
    async choose(until: Date) {
      if (!asked) return
      const after = rowAfter(list.current, asked.ids)
      await snooze(asked.ids, until)
      next.current = after
      onDone()
    },
  }
}
