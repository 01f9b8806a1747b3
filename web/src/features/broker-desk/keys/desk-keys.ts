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

/** Shortcuts for the list, with those of the fields and of the browser. */
export const LISTED_KEYS: readonly { key: string; label: string }[] = [
  { key: 'Enter', label: 'Open the buyer; in the message: send, and on to the next' },
  { key: 'Shift + Enter', label: 'A new line' },
  ...DESK_KEYS,
  { key: 'Shift + click', label: 'Select from here to there' },
  { key: 'Esc', label: 'Back to the list' },
]
