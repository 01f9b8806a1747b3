import { useEffect, useRef, type RefObject } from 'react'
import { isOfComposition } from '../forms/composition.ts'
import { commandOf, type TableCommand } from './table-keys.ts'

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
const ROW_FOCUS = '[data-row-focus]'

type Handlers = {
  /** Toggles the selection of the focused row. */
  select: (at: number, isRange: boolean) => void
  clear: () => boolean
  showKeys: () => void
}

/** Keyboard shortcuts of the table, active while nobody types and no dialog is open. */
export function useTableKeys(table: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target, defaultPrevented } = event
      const isElsewhere =
        (target instanceof Element && target.closest(FIELDS) !== null) ||
        document.querySelector('dialog[open]') !== null
      if (defaultPrevented || isOfComposition(event) || isElsewhere || !table.current) return
      const isWithin = target instanceof Node && table.current.contains(target)
      const command = commandOf(event, isWithin)
      if (command && run(command, table.current, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [table])
}

/** Runs a command; returns whether it did something. */
function run(command: TableCommand, table: HTMLElement, handlers: Handlers): boolean {
  const rows = [...table.querySelectorAll<HTMLElement>(ROW_FOCUS)]
  const at = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement))
  if (command === 'next' || command === 'previous') {
    const next = command === 'next' ? Math.min(rows.length - 1, at + 1) : Math.max(0, at - 1)
    rows[next]?.focus()
    return rows.length > 0
  }
  if (command === 'clear') return handlers.clear()
  if (command === 'keys') handlers.showKeys()
  if (command === 'search') {
    const field = document.querySelector<HTMLInputElement>('[data-table-search]')
    field?.focus()
    field?.select()
  }
  if (command.startsWith('select') && at >= 0) handlers.select(at, command === 'select-range')
  return true
}
