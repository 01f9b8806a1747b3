import { isRecord } from '@dream/contract/rules/app/is-record'

/** What stands in the state of this entry of the history under a key; undefined when nothing does. */
export function historyState(key: string): unknown {
  const state: unknown = history.state
  return isRecord(state) ? state[key] : undefined
}

/** Notes something in the state of this entry of the history, beside what stands there. */
export function setHistoryState(key: string, value: unknown): void {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), [key]: value }, '')
}

/** Handed to `navigate` for a page that the app itself opens: the way back from it is the browser's own. */
export const OPENED_HERE = { isOpenedHere: true }
/** Whether this page was opened so. */
export const isOpenedHere = (): boolean => historyState('isOpenedHere') === true
