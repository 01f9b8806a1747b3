import { type RefObject, useRef, useState } from 'react'
import { finish } from './conversation/desk-work.ts'
import type { DeskCommand } from './keys/desk-keys.ts'
import { useDeskKeys } from './keys/use-desk-keys.ts'
import { focusRow, rowAfter, rowBeside, rowIdOf } from './list/row-elements.ts'
import { type Selection, useSelection } from './selection/use-selection.ts'
import { useSnoozing } from './use-snoozing.ts'

/** Actions on conversations, from buttons and keys; each moves the focus to the next conversation. */
export type DeskWork = {
  done: (ids: readonly string[]) => void
  /** Asks for a snooze time, near the pressed element. */
  snooze: (ids: readonly string[], near: Element | null) => void
  /** Called after a message was sent. */
  sent: () => void
}

type Options = {
  openId: string | null
  list: RefObject<HTMLElement | null>
  /** Element of the open conversation. */
  conversation: RefObject<HTMLElement | null>
  markUnread: (ids: readonly string[]) => void
  /** Closes the open conversation. */
  leave: () => void
}

/** Time after a message within which a character still starts the next one to the same buyer. */
const WRITES_ON_MS = 1000

/** State and actions of the desk: selection, snoozing and keyboard shortcuts. */
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
      // Deferred: the message field takes the focus back after sending.
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

/** Handlers of the keyboard shortcuts for the current state. */
function commandsOf(desk: Keyed): Record<DeskCommand, () => void> {
  const { openId, list, selection, work, focusField, markUnread, leave, showKeys } = desk
  const focused = document.activeElement
  const focusedId = rowIdOf(focused)
  const one = focusedId ?? openId
  /** Targets of a key: the selected ones, else the focused one, else the open one. */
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
      // Close the open one first, which would be marked as read again.
      if (openId !== null && subjects.includes(openId)) leave()
      markUnread(subjects)
      selection.clear()
    },
    select: () => void (focusedId !== null && selection.toggle(focusedId)),
    search: () => list.current?.querySelector('input')?.focus(),
    keys: showKeys,
  }
}
