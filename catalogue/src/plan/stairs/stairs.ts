import { partAt } from '../furnish/spots.ts'
import type { Rect } from '../geometry/geometry.ts'
import type { Level, Piece } from '../level.ts'

/** Storey height and room height, in millimetres. */
export const STOREY_HEIGHT_MM = 3000
export const CEILING_HEIGHT_MM = 2700

const MIN_GOING_MM = 240
const MAX_GOING_MM = 300
/** Number of goings of comfortable stairs: 17 risers in one flight, 18 in two. */
const COMFORTABLE = { straight: 16, u: 8 }

export interface Steps {
  flights: 1 | 2
  /** Clear width of one flight. */
  widthMm: number
  /** Number of goings of each flight; its last riser reaches the landing or the floor above. */
  goings: number
  goingMm: number
  riseMm: number
  /** Depth of the half landing; 0 for a straight flight. */
  landingMm: number
}

/** Steps for stairs of this size on the plan: `run` is the length from the first riser to the far end. */
export function stepsFor(shape: 'straight' | 'u', w: number, run: number): Steps {
  const isStraight = shape === 'straight'
  const landing = isStraight ? 0 : w / 2
  const flights = isStraight ? 1 : 2
  const length = run - landing
  const goings = Math.max(1, Math.min(COMFORTABLE[shape], Math.floor(length / MIN_GOING_MM)))
  return {
    flights,
    widthMm: w / flights,
    goings,
    goingMm: Math.min(MAX_GOING_MM, length / goings),
    riseMm: STOREY_HEIGHT_MM / (flights * (goings + 1)),
    landingMm: landing,
  }
}

const isSideways = ({ facing }: Pick<Piece, 'facing'>) => facing === 'left' || facing === 'right'
const sizeOf = (piece: Piece) =>
  isSideways(piece) ? { w: piece.rect.h, run: piece.rect.w } : { w: piece.rect.w, run: piece.rect.h }
const shapeOf = ({ type }: Piece) => (type === 'stair-u' ? 'u' : 'straight')

export const stairIn = (level: Pick<Level, 'pieces'>): Piece | undefined =>
  level.pieces.find((piece) => piece.type.startsWith('stair'))

export function stepsOf(piece: Piece): Steps {
  const { w, run } = sizeOf(piece)
  return stepsFor(shapeOf(piece), w, run)
}

/** Transforms a rectangle from the stairs' own frame: x across the flights, y up from the first riser. */
function onPlan(piece: Piece, part: { x: number; y: number; w: number; d: number }): Rect {
  const { w } = sizeOf(piece)
  const x = piece.flipped ? w - part.x - part.w : part.x
  return partAt(piece, { type: 'step', ...part, x }).rect
}

/** Floor before the first riser, `depth` deep. */
export const footOf = (piece: Piece, depth: number): Rect =>
  onPlan(piece, { x: 0, y: -depth, w: stepsOf(piece).widthMm, d: depth })

/** Floor above after the last riser, `depth` deep. */
export function headOf(piece: Piece, depth: number): Rect {
  const { flights, widthMm: width } = stepsOf(piece)
  const { run } = sizeOf(piece)
  return flights === 1
    ? onPlan(piece, { x: 0, y: run, w: width, d: depth })
    : onPlan(piece, { x: width, y: -depth, w: width, d: depth })
}

/** Treads and the half landing, each with its height above the lower floor. */
export function treadsOf(piece: Piece): { rect: Rect; heightMm: number }[] {
  const { flights, widthMm: width, goings, goingMm: going, riseMm: rise, landingMm: landing } = stepsOf(piece)
  const { w, run } = sizeOf(piece)
  const start = run - landing - goings * going
  const up = Array.from({ length: goings }, (_, index) => ({
    rect: onPlan(piece, { x: 0, y: start + index * going, w: width, d: going }),
    heightMm: (index + 1) * rise,
  }))
  if (flights === 1) return up
  const half = {
    rect: onPlan(piece, { x: 0, y: run - landing, w, d: landing }),
    heightMm: (goings + 1) * rise,
  }
  const back = Array.from({ length: goings }, (_, index) => ({
    rect: onPlan(piece, { x: width, y: start + (goings - 1 - index) * going, w: width, d: going }),
    heightMm: (goings + 2 + index) * rise,
  }))
  return [...up, half, ...back]
}
