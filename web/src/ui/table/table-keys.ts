/** Command of a keyboard shortcut in a table. */
export type TableCommand = 'next' | 'previous' | 'select' | 'select-range' | 'search' | 'keys' | 'clear'

/** Keyboard shortcuts in reading order. */
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

const COMMANDS = new Map<string, TableCommand>([
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['X', 'select-range'],
  ['/', 'search'],
  ['?', 'keys'],
  ['Escape', 'clear'],
])
/** Arrow keys scroll the page until the focus is in the table. */
const WITHIN = new Map<string, TableCommand>([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
])

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns the command of a key; null for one that has none, or that is meant for the browser. */
export function commandOf(press: Press, isWithin: boolean): TableCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  return COMMANDS.get(press.key) ?? (isWithin ? WITHIN.get(press.key) : undefined) ?? null
}
