import { isRecord } from '@dream/contract/rules/app/is-record'
import { historyState, setHistoryState } from './history-state.ts'

/** How a list was left: its open pages, and how far it was scrolled. */
export type ScrollPosition = { pages: number; top: number }

/** Notes in the history how a list is left, so that the way back finds it as it was; a new visit begins at the top. */
export const saveScrollPosition = (position: ScrollPosition) => setHistoryState('scroll', position)

/** How this entry of the history was left; null when it is new. */
export function savedScrollPosition(): ScrollPosition | null {
  const position = historyState('scroll')
  if (!isRecord(position)) return null
  const { pages, top } = position
  return typeof pages === 'number' && typeof top === 'number' ? { pages, top } : null
}
