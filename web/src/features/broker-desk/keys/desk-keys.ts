/** Command of a keyboard shortcut at the desk. */
export type DeskCommand =
  | 'next'
  | 'previous'
  | 'reply'
  | 'done'
  | 'snooze'
  | 'unread'
  | 'select'
  | 'search'
  | 'keys'

/** Keyboard shortcuts in reading order. */
export const DESK_KEYS: readonly { key: string; command: DeskCommand; label: string }[] = [
  { key: 'j', command: 'next', label: 'Next buyer' },
  { key: 'k', command: 'previous', label: 'Buyer before' },
  { key: 'r', command: 'reply', label: 'Reply' },
  { key: 'e', command: 'done', label: 'Done: nothing left to answer' },
  { key: 's', command: 'snooze', label: 'Snooze' },
  { key: 'u', command: 'unread', label: 'Mark as unread' },
  { key: 'x', command: 'select', label: 'Select, to do the same with several' },
  { key: '/', command: 'search', label: 'Search all conversations' },
  { key: '?', command: 'keys', label: 'These keys' },
]

/** Keys with built-in behaviour, for the list of shortcuts only. */
export const OTHER_KEYS = [
  { key: 'Enter', label: 'Open the buyer; in the message: send, and on to the next' },
  { key: 'Shift + Enter', label: 'A new line' },
  { key: 'Shift + click', label: 'Select from here to there' },
  { key: 'Esc', label: 'Back to the list' },
] as const

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const isPlain = ({ ctrlKey, metaKey, altKey }: Press) => !ctrlKey && !metaKey && !altKey

/** Returns the command of a key; null for one that has none, or that is meant for the browser. */
export function commandOf(press: Press): DeskCommand | null {
  if (!isPlain(press)) return null
  const key = press.key.toLowerCase()
  return DESK_KEYS.find((each) => each.key === key)?.command ?? null
}

/** Whether a key types a character. */
export const isCharacter = (press: Press) => isPlain(press) && press.key.length === 1 && press.key !== ' '
