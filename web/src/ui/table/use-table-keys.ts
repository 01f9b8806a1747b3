import type { RefObject } from 'react'
import { type KeyHandler, useKeys } from '../keys/use-keys.ts'

/** Keyboard shortcuts of a table in reading order. */
export const TABLE_KEYS: readonly { key: string; label: string }[] = [
  { key: 'j or ↓', label: 'Next row' },
  { key: 'k or ↑', label: 'Row before' },
  { key: 'Enter', label: 'Open the row' },
  { key: 'x', label: 'Select the row' },
  { key: 'Shift + x', label: 'Select from the last one to here; also Shift + click' },
  { key: 'Esc', label: 'Clear the selection' },
  { key: '/', label: 'Search' },
  { key: '?', label: 'These keys' },
]

type Handlers = {
  /** Toggles the selection of the focused row. */
  select: (at: number, isRange: boolean) => void
  clear: () => boolean
  showKeys: () => void
}

/** Keyboard shortcuts of the table. */
export function useTableKeys(
  table: RefObject<HTMLElement | null>,
  { select, clear, showKeys }: Handlers,
): void {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row-focus]') ?? [])]
  const focused = () => rows().findIndex((row) => row.closest('tr')?.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    const all = rows()
    all[Math.max(0, Math.min(all.length - 1, focused() + by))]?.focus()
    return all.length > 0
  }
  /** Arrow keys scroll the page until the focus is in the table. */
  const isWithin = ({ target }: KeyboardEvent) =>
    target instanceof Node && table.current?.contains(target) === true
  const choose = (isRange: boolean) => {
    const at = focused()
    if (at >= 0) select(at, isRange)
    return true
  }
  const keys = new Map<string, KeyHandler>([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowDown', (event) => isWithin(event) && move(1)],
    ['ArrowUp', (event) => isWithin(event) && move(-1)],
    ['x', () => choose(false)],
    ['X', () => choose(true)],
    ['Escape', clear],
    ['/', focusSearch],
    [
      '?',
      () => {
        showKeys()
        return true
      },
    ],
  ])
  useKeys(keys)
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-table-search]')
  field?.focus()
  field?.select()
  return true
}
