import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Axis, Point, Rect, Span } from './geometry/geometry.ts'
import type { Cell } from './layout/solve.ts'

export const EXTERNAL_WALL_MM = 240
export const INTERNAL_WALL_MM = 90

export type LevelName = 'ground' | 'upper'

/** Boundary between two rooms, or a room and the outdoors (null). `low` lies on the smaller coordinate. */
export interface Boundary {
  low: string | null
  high: string | null
  axis: Axis
  at: number
  span: Span
  kind: 'internal' | 'external' | 'party' | 'open' | 'cupboard' | 'eave' | 'garden'
  /** Coordinates of both faces; equal where there is no wall. */
  band: Span
}

export interface Room {
  id: string
  kind: RoomKind
  name: string
  cells: readonly Rect[]
  /** Clear floor as rectangles that do not overlap. */
  tiles: readonly Rect[]
  polygon: readonly Point[]
  /** The largest clear rectangle: its sides are the size shown. */
  main: Rect
  /** Clear floor area in mm². */
  areaMm2: number
}

export type OpeningType =
  | 'swing'
  | 'double'
  | 'cavity'
  | 'arch'
  | 'entry'
  | 'external'
  | 'slider'
  | 'roller'
  | 'window'

export interface Opening {
  type: OpeningType
  low: string | null
  high: string | null
  axis: Axis
  band: Span
  span: Span
  /** End of the span with the hinge, and the side that the leaf opens to; null for sliding doors. */
  hinge: 'from' | 'to' | null
  into: 'low' | 'high' | null
}

/** Direction from the wall into the room. */
export type Facing = 'left' | 'right' | 'front' | 'rear'

export interface Piece {
  type: string
  room: string
  rect: Rect
  facing: Facing
  /** Whether it is drawn mirrored, so that joinery keeps its hand in left-handed plans. */
  flipped: boolean
}

export interface Level {
  name: LevelName
  cells: readonly Cell[]
  rooms: readonly Room[]
  boundaries: readonly Boundary[]
  walls: readonly Rect[]
  posts: readonly Rect[]
  openings: readonly Opening[]
  pieces: readonly Piece[]
}

/** A plan: both storeys of one house in one coordinate system. */
export interface Plan {
  template: string
  seed: string
  mirrored: boolean
  levels: readonly [Level] | readonly [Level, Level]
}

export const roomOf = (level: Pick<Level, 'rooms'>, id: string | null) =>
  level.rooms.find((room) => room.id === id)
