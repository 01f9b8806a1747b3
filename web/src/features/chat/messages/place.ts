import { historyState, setHistoryState } from '#lib/navigation/history-state.ts'
import type { Row } from './rows.ts'

/** Where a list of messages stood: the row at its upper edge, and how far that was scrolled out. Null: at the newest. */
type Place = { key: string; offsetPx: number } | null

const places = new Map<string, Place>()

export const notePlace = (id: string, place: Place) => void places.set(id, place)

/** Notes in the history that the way back leads to this place; a new visit begins as always. */
export const markPlace = () => setHistoryState('hasPlace', true)

/** The row to begin at when the person has come back; null otherwise. */
export function savedPlace(id: string, rows: readonly Row[]) {
  const place = historyState('hasPlace') === true ? places.get(id) : null
  const index = place ? rows.findIndex(({ key }) => key === place.key) : -1
  return place && index >= 0 ? { index, offsetPx: place.offsetPx } : null
}
