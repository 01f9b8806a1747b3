import type { Sight } from '../stage/sight.ts'

/** What a mark is drawn with at one moment. */
export interface Ink {
  sight: Sight
  /** How far it has drawn itself, 0 to 1, already eased for `seconds` since it began. */
  grown: number
  seconds: number
  /** One, and less while it leaves. */
  present: number
  /** A name of its own in the picture. */
  id: string
}
