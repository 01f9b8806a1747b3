import { historyState } from '#lib/navigation/history-state.ts'

/** The email that one account screen hands to the next, in the history rather than in the URL. */
export function emailInHistory(): string {
  const email = historyState('email')
  return typeof email === 'string' ? email : ''
}
