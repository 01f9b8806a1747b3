import { isRecord } from '@dream/contract/rules/app/is-record'

/** Reads a key of the current history entry's state; undefined when it is not set. */
export function historyState(key: string): unknown {
  const state: unknown = history.state
  return isRecord(state) ? state[key] : undefined
}

/** Sets a key of the current history entry's state, keeping the others. */
export function setHistoryState(key: string, value: unknown): void {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), [key]: value }, '')
}

/** State for `navigate` to a page that the app opens itself: the browser's back leads back from it. */
export const OPENED_HERE = { isOpenedHere: true }
/** Whether this page was opened with `OPENED_HERE`. */
export const isOpenedHere = (): boolean => historyState('isOpenedHere') === true
