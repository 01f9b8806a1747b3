import type { CardDesign } from '@dream/contract/api/designs/design'
import { createHistoryValue } from '#lib/navigation/history-value.ts'

export type Opened = { design: CardDesign; why: string | null }
/** State of the details when they were left: scroll position, shown page, and the version when it was a room in another style. */
type Kept = Opened & { top: number; shown: number; version: string }

export const kept = createHistoryValue<Kept>()

/** Design whose details were open in this history entry when a link in them was followed. */
export const openedHere = (): Opened | null => kept.here() ?? null
