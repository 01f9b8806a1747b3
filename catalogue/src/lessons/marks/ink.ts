import type { Sight } from '../stage/sight.ts'

/** Animation state of a mark at one moment. */
export interface Ink {
  sight: Sight
  /** Progress of its animation from 0 to 1, already eased; `seconds` is the time since it began. */
  grown: number
  seconds: number
  /** Opacity: 1, and less while it leaves. */
  present: number
  /** Unique id in the picture. */
  id: string
}
