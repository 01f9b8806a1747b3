import { historyState, setHistoryState } from '#lib/navigation/history-state.ts'
import type { Row } from './rows.ts'

/** Scroll position of a message list: the row at its upper edge, and its offset. Null: at the newest. */
type Place = { key: string; offsetPx: number } | null

const places = new Map<string, Place>()

export const notePlace = (id: string, place: Place) => void places.set(id, place)

/** Marks the history entry, so that back restores the position; a new visit starts as usual. */
export const markPlace = () => setHistoryState('hasPlace', true)

/** Row to start at after going back; null otherwise. */
export function savedPlace(id: string, rows: readonly Row[]) {
  const place = historyState('hasPlace') === true ? places.get(id) : null
  const index = place ? rows.findIndex(({ key }) => key === place.key) : -1
  return place && index >= 0 ? { index, offsetPx: place.offsetPx } : null
}
