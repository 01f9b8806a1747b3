import { historyState } from '#lib/navigation/history-state.ts'

/** Email passed from one account screen to the next, in the history state rather than in the URL. */
export function emailInHistory(): string {
  const email = historyState('email')
  return typeof email === 'string' ? email : ''
}
