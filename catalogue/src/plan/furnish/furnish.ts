import type { StairSpec } from '../draft.ts'
import type { Rect } from '../geometry/geometry.ts'
import { rectOn, spanOverlap } from '../geometry/geometry.ts'
import { isCupboard } from '../kinds.ts'
import type { Boundary, Facing, LevelName, Opening, Piece, Room } from '../level.ts'
import type { Shell } from '../openings/place-doors.ts'
import { wetWindow } from '../openings/place-windows.ts'
import type { PieceSpec } from './arrange.ts'
import { arrange } from './arrange.ts'
import { reservedForStairs, stairPiece } from './flight.ts'
import { KITCHEN_SETS, KITCHENETTE_SETS } from './kitchen.ts'
import * as living from './living.ts'
import { passable } from './passable.ts'
import * as service from './service.ts'
import { BEDROOM_SETS, MASTER_SETS } from './sleeping.ts'
import { settingOf } from './spots.ts'

type Sets = readonly (readonly PieceSpec[])[]

function setsFor(room: Room, shell: Shell): Sets {
  const hasWc = shell.rooms.some((one) => one.kind === 'wc')
  if (isCupboard(room.id)) return []
  const table: Partial<Record<Room['kind'], Sets>> = {
    master: MASTER_SETS,
    bedroom: BEDROOM_SETS,
    living: room.areaMm2 > 24e6 ? living.LIVING_SETS : living.CORNER_FIRST_SETS,
    dining: living.DINING_SETS,
    kitchen: room.id === 'kitchenette' ? KITCHENETTE_SETS : KITCHEN_SETS,
    media: living.MEDIA_SETS,
    retreat: living.RETREAT_SETS,
    activity: living.RETREAT_SETS,
    study: living.STUDY_SETS,
    alfresco: living.ALFRESCO_SETS,
    balcony: room.areaMm2 > 8e6 ? living.BALCONY_SETS : [],
    ensuite: service.ENSUITE_SETS,
    bathroom: hasWc ? service.BATHROOM_SETS : service.FULL_BATHROOM_SETS,
    wc: service.WC_SETS,
    powder: service.POWDER_SETS,
    laundry: service.LAUNDRY_SETS,
    pantry: room.id === 'scullery' ? service.SCULLERY_SETS : service.PANTRY_SETS,
    robe: service.WALK_IN_SETS,
    mudroom: service.MUDROOM_SETS,
  }
  return table[room.kind] ?? []
}

/** Gaps left of, between and right of the cars: even, but wider at a door into the house. */
function gapsBeside(
  room: Room,
  openings: readonly Opening[],
  { across, spare, count }: { across: boolean; spare: number; count: number },
): number[] {
  const even = Array.from({ length: count + 1 }, () => spare / (count + 1))
  const doors = openings.filter(
    (one) =>
      one.type !== 'roller' &&
      one.axis === (across ? 'x' : 'y') &&
      (one.low === room.id || one.high === room.id),
  )
  const isFirst = doors.some((one) => one.high === room.id)
  const isLast = doors.some((one) => one.low === room.id)
  if (isFirst === isLast) return even
  const narrow = Math.min(spare / (count + 1), 520)
  return even.map((_, index) => (index === (isFirst ? 0 : count) ? spare - count * narrow : narrow))
}

/** Places cars with their noses away from the roller door. */
function cars(room: Room, openings: readonly Opening[]): Piece[] {
  const door = openings.find((one) => one.type === 'roller')
  if (!door) return []
  const across = door.axis === 'y'
  const { x, y, w, h } = room.main
  const [wide, deep] = across ? [w, h] : [h, w]
  const count = wide >= 8000 ? 3 : wide >= 5200 ? 2 : 1
  const length = Math.min(4700, deep - 700)
  const gaps = gapsBeside(room, openings, { across, spare: wide - count * 1850, count })
  const facing: Facing = across
    ? door.low === room.id
      ? 'front'
      : 'rear'
    : door.low === room.id
      ? 'left'
      : 'right'
  return Array.from({ length: count }, (_, index) => {
    const along = Math.round(gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0) + index * 1850)
    const fromDoor = facing === 'rear' || facing === 'right' ? 450 : deep - 450 - length
    const rect = across
      ? { x: x + along, y: y + fromDoor, w: 1850, h: length }
      : { x: x + fromDoor, y: y + along, w: length, h: 1850 }
    return { type: 'car', room: room.id, rect, facing, flipped: false }
  })
}

const SHELF_DEPTH = 650

/** Back part of a cupboard, opposite the side that it faces. */
function backOf({ x, y, w, h }: Rect, facing: Facing): Rect {
  const [wide, deep] = [Math.min(w, SHELF_DEPTH), Math.min(h, SHELF_DEPTH)]
  if (facing === 'right') return { x, y, w: wide, h }
  if (facing === 'left') return { x: x + w - wide, y, w: wide, h }
  return facing === 'rear' ? { x, y, w, h: deep } : { x, y: y + h - deep, w, h: deep }
}

/** Rails or shelves of a built-in cupboard, at its back. */
function cupboard(room: Room, { boundaries }: Shell): Piece[] {
  // A cupboard in a corner has two fronts: the doors are on the longer one.
  const [front] = boundaries
    .filter((line) => line.kind === 'cupboard' && (line.low === room.id || line.high === room.id))
    .toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]))
  if (!front) return []
  const isLow = front.low === room.id
  const facing: Facing = front.axis === 'x' ? (isLow ? 'right' : 'left') : isLow ? 'rear' : 'front'
  return [
    {
      type: room.id.startsWith('robe') ? 'wardrobe' : 'linen',
      room: room.id,
      rect: backOf(room.main, facing),
      facing,
      flipped: false,
    },
  ]
}

function fixed(
  room: Room,
  shell: Shell,
  given: { openings: readonly Opening[]; stairs: StairSpec | undefined },
): Piece[] | null {
  if (room.kind === 'garage') return cars(room, given.openings)
  if (isCupboard(room.id)) return cupboard(room, shell)
  if (room.kind !== 'stair') return null
  return given.stairs ? [stairPiece(room, given.stairs)] : []
}

interface Furnished {
  pieces: Piece[]
  windows: Opening[]
  /** Rooms without a furniture set that fits. */
  unfit: string[]
}

/** Furnishes every room, and gives wet rooms a window where no fitting is in the way. */
export function furnish(
  shell: Shell,
  openings: readonly Opening[],
  options: { level: LevelName; stairs: StairSpec | undefined; bare: readonly string[] },
): Furnished {
  const kept = reservedForStairs(shell.rooms, options)
  const result: Furnished = { pieces: [], windows: [], unfit: [] }
  for (const room of shell.rooms) {
    const given = fixed(room, shell, { openings, stairs: options.stairs })
    const sets = given || options.bare.includes(room.id) ? [] : setsFor(room, shell)
    const floor = settingOf(room, shell, openings)
    const setting = { ...floor, blocked: [...floor.blocked, ...kept] }
    const isPassable = passable(room, shell, openings)
    let found = given
    for (const wants of sets) {
      const pieces = found ? null : arrange(wants, setting)
      if (pieces && isPassable([...result.pieces, ...pieces])) found = pieces
    }
    if (sets.length > 0 && !found) result.unfit.push(room.id)
    const pieces = found ?? []
    result.pieces.push(...pieces)
    if (['ensuite', 'bathroom', 'wc', 'powder', 'laundry'].includes(room.kind)) {
      const window = wetWindow(room, shell, {
        doors: openings,
        isTaken: (boundary, span) => hides(pieces, boundary, span),
      })
      if (window) result.windows.push(window)
    }
  }
  return result
}

const HIDING = /shower|vanity|basin|shelves/

function hides(pieces: readonly Piece[], boundary: Boundary, span: readonly [number, number]): boolean {
  const strip = rectOn(boundary.axis, [boundary.band[0] - 60, boundary.band[1] + 60], span)
  return pieces.some((piece) => HIDING.test(piece.type) && touches(piece.rect, strip))
}

const touches = (a: Rect, b: Rect) =>
  spanOverlap([a.x, a.x + a.w], [b.x, b.x + b.w]) > 0 && spanOverlap([a.y, a.y + a.h], [b.y, b.y + b.h]) > 0
