import type { CardDesign } from '@dream/contract/api/designs/design'
import { createKept } from '#lib/navigation/kept.ts'

export type Opened = { design: CardDesign; why: string | null }
/** How it was left: how far it was scrolled, which picture was shown, and which design when it was a room in another style. */
type Kept = Opened & { top: number; shown: number; version: string }

export const kept = createKept<Kept>()

/** The design whose details were open in this entry of the history when a link in them was followed. */
export const openedHere = (): Opened | null => kept.here() ?? null
