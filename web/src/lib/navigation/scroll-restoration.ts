import { isRecord } from '@dream/contract/rules/app/is-record'
import { historyState, setHistoryState } from './history-state.ts'

/** Scroll position of a list: its loaded pages and its offset. */
export type ScrollPosition = { pages: number; top: number }

/** Saves the scroll position in the history entry, so that back restores it; a new visit begins at the top. */
export const saveScrollPosition = (position: ScrollPosition) => setHistoryState('scroll', position)

/** Scroll position of this history entry; null when it is new. */
export function savedScrollPosition(): ScrollPosition | null {
  const position = historyState('scroll')
  if (!isRecord(position)) return null
  const { pages, top } = position
  return typeof pages === 'number' && typeof top === 'number' ? { pages, top } : null
}
