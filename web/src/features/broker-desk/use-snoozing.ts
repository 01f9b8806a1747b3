import { type RefObject, useEffect, useRef, useState } from 'react'
import { snooze } from './conversation/desk-work.ts'
import { focusRow, rowAfter } from './list/row-elements.ts'

/** The question until when conversations are put off, and near what it is asked. */
type Asked = { ids: readonly string[]; near: Element | null }

/** Asks until when conversations are put off; once they are, the focus is on the next one. */
export function useSnoozing(list: RefObject<HTMLElement | null>, onDone: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const next = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // The dialog gives the focus back to a row that may be gone.
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
