import type { Rect } from '../geometry/geometry.ts'
import { isWithin, overlaps } from '../geometry/geometry.ts'
import type { Level, Piece, Plan } from '../level.ts'
import { openGroup, sweepOf } from '../openings/place-doors.ts'
import { CEILING_HEIGHT_MM, footOf, headOf, stairIn, stepsOf, treadsOf } from '../stairs/stairs.ts'

/** Limits of comfortable stairs, as commonly built. */
const MAX_RISE_MM = 190
const MIN_GOING_MM = 240
const MIN_FLIGHT_WIDTH_MM = 900
/** Limits of the step rule: twice the rise plus the going. */
const STEP_MM: readonly [min: number, max: number] = [550, 700]
/** Free floor before the first and after the last riser. */
const LANDING_MM = 850
const HEADROOM_MM = 2000

function stepProblems(piece: Piece): string[] {
  const { widthMm: width, riseMm: rise, goingMm: going } = stepsOf(piece)
  const step = 2 * rise + going
  return [
    ...(width < MIN_FLIGHT_WIDTH_MM ? ['the stairs are too narrow'] : []),
    ...(rise > MAX_RISE_MM || going < MIN_GOING_MM ? ['the stairs are too steep'] : []),
    ...(step < STEP_MM[0] || step > STEP_MM[1] ? ['the steps are out of stride'] : []),
  ]
}

/** Whether a zone is a landing: clear floor next to the stairs without a wall between, free of door leaves and furniture. */
function isLanding(level: Level, zone: Rect): boolean {
  const open = openGroup(level, 'stair')
  const floor = level.rooms
    .filter((room) => open.has(room.id) && room.kind !== 'stair' && room.kind !== 'void')
    .flatMap((room) => room.tiles)
  const leaves = level.openings.flatMap((one) => sweepOf(one) ?? [])
  const things = level.pieces.filter((piece) => piece.type !== 'rug' && !piece.type.startsWith('stair'))
  return (
    isWithin(zone, floor) &&
    !leaves.some((leaf) => overlaps(leaf, zone, 60)) &&
    !things.some((piece) => overlaps(piece.rect, zone, 20))
  )
}

/** Whether the upper floor is open above every tread that would lack headroom under it. */
function hasHeadroom(piece: Piece, upper: Level): boolean {
  const opening = upper.rooms
    .filter((room) => room.kind === 'stair' || room.kind === 'void')
    .flatMap((room) => room.cells)
  return treadsOf(piece)
    .filter(({ heightMm }) => CEILING_HEIGHT_MM - heightMm < HEADROOM_MM)
    .every(({ rect }) => isWithin(rect, opening))
}

/** Problems of the stairs: dimensions, landings below and above, and headroom. */
export function stairProblems({ levels: [ground, upper] }: Plan): string[] {
  if (!upper) return []
  const [below, above] = [stairIn(ground), stairIn(upper)]
  if (!below || !above) return ['the stairs are missing']
  return [
    ...stepProblems(below),
    ...(isLanding(ground, footOf(below, LANDING_MM)) ? [] : ['the stairs cannot be stepped onto']),
    ...(isLanding(upper, headOf(above, LANDING_MM)) ? [] : ['the stairs lead against a wall']),
    ...(hasHeadroom(below, upper) ? [] : ['the stairs lack headroom']),
  ]
}
