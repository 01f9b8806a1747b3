import type { Point, Rect } from '#plan/geometry/geometry.ts'
import type { Facing } from '#plan/level.ts'

/** Tone of a mark: teal as the default, hatching for quiet rooms, sand for surroundings, red for what does not fit. */
export type Tone = 'marker' | 'hatch' | 'sand' | 'wrong'

/** Glass that lets the sun in, and the floor that it then falls on. */
export interface Glass {
  from: Point
  to: Point
  outside: Facing
  floor: readonly Rect[]
}

/** A mark drawn over the plan. All positions are in millimetres of the plan and come from its model. */
export type Mark = { delay?: number } & (
  | { kind: 'area'; rects: readonly Rect[]; tone: Tone }
  | { kind: 'spotlight'; rects: readonly Rect[] }
  | { kind: 'outline'; rects: readonly Rect[] }
  | { kind: 'strokes'; lines: readonly (readonly [Point, Point])[]; tone: Tone }
  | { kind: 'walk'; points: readonly Point[] }
  | { kind: 'measure'; from: Point; to: Point; text: string }
  | { kind: 'tag'; at: Point; text: string; side: 'above' | 'below' | 'left' | 'right' }
  | { kind: 'dots'; points: readonly Point[] }
  | { kind: 'lot'; rect: Rect; street: string | null }
  | { kind: 'compass'; north: number; before?: number }
  | {
      kind: 'sun'
      around: Rect
      north: number
      hours: readonly [from: number, to: number]
      glass: readonly Glass[]
    }
  | { kind: 'tally'; from?: number; value: number; decimals: 0 | 1; unit: string }
)

export type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>
