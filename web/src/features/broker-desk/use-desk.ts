import { type RefObject, useRef, useState } from 'react'
import { finish } from './conversation/desk-work.ts'
import type { DeskCommand } from './keys/desk-keys.ts'
import { useDeskKeys } from './keys/use-desk-keys.ts'
import { focusRow, rowAfter, rowBeside, rowIdOf } from './list/row-elements.ts'
import { type Selection, useSelection } from './selection/use-selection.ts'
import { useSnoozing } from './use-snoozing.ts'

/** What is done with conversations, from buttons and keys; the focus goes to where the work goes on. */
export type DeskWork = {
  done: (ids: readonly string[]) => void
  /** Asks until when, near what was pressed. */
  snooze: (ids: readonly string[], near: Element | null) => void
  /** A message has gone out. */
  sent: () => void
}

type Options = {
  openId: string | null
  list: RefObject<HTMLElement | null>
  /** Around the open conversation. */
  conversation: RefObject<HTMLElement | null>
  markUnread: (ids: readonly string[]) => void
  /** Leaves the open conversation. */
  leave: () => void
}

/** How long after a message a character is still meant for the next one to the same buyer. */
const WRITES_ON_MS = 1000

/** The work at the desk: what is selected, snoozed and asked for by keys. */
export function useDesk(options: Options) {
  const { openId, list, conversation } = options
  const selection = useSelection()
  const snoozing = useSnoozing(list, selection.clear)
  const [showsKeys, setShowsKeys] = useState(false)
  const sentAt = useRef(-Infinity)
  const focusField = () => conversation.current?.querySelector('textarea')?.focus()

  const work: DeskWork = {
    done(ids) {
      focusRow(rowAfter(list.current, ids))
      selection.clear()
      void finish(ids)
    },
    snooze: snoozing.ask,
    sent() {
      const after = openId === null ? null : rowAfter(list.current, [openId])
      if (!after || after.offsetParent === null) return
      sentAt.current = performance.now()
      // The field takes the focus back once it has sent.
      setTimeout(() => focusRow(after), 0)
    },
  }
  useDeskKeys({
    run: (command) =>
      commandsOf({ ...options, selection, work, focusField, showKeys: () => setShowsKeys(true) })[command](),
    writeOn() {
      if (performance.now() - sentAt.current > WRITES_ON_MS) return false
      focusField()
      return true
    },
  })
  return { work, selection, snoozing, showsKeys, setShowsKeys, focusField }
}

type Keyed = Options & {
  selection: Selection
  work: DeskWork
  focusField: () => void
  showKeys: () => void
}

/** What each key does as the desk is now. */
function commandsOf(desk: Keyed): Record<DeskCommand, () => void> {
  const { openId, list, selection, work, focusField, markUnread, leave, showKeys } = desk
  const focused = document.activeElement
  const focusedId = rowIdOf(focused)
  const one = focusedId ?? openId
  /** Whom a key is about: those that are selected, else the one in focus, else the one that is open. */
  const subjects = selection.ids.size > 0 ? [...selection.ids] : one === null ? [] : [one]
  const isNobody = subjects.length === 0
  const step = (by: 1 | -1) => focusRow(rowBeside(list.current, one, by))
  return {
    next: () => step(1),
    previous: () => step(-1),
    reply() {
      if (focusedId !== null && focusedId !== openId && focused instanceof HTMLElement) focused.click()
      else focusField()
    },
    done: () => void (isNobody || work.done(subjects)),
    snooze: () => void (isNobody || work.snooze(subjects, focused)),
    unread() {
      // What is looked at is read.
      if (openId !== null && subjects.includes(openId)) leave()
      markUnread(subjects)
      selection.clear()
    },
    select: () => void (focusedId !== null && selection.toggle(focusedId)),
    search: () => list.current?.querySelector('input')?.focus(),
    keys: showKeys,
  }
}
