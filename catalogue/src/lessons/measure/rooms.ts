import type { RoomKind } from '@dream/contract/api/designs/design'

import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { areaOf, centreOf } from '#plan/geometry/geometry.ts'
import type { Facing, Level, Opening, Piece, Room } from '#plan/level.ts'
import { roomOf } from '#plan/level.ts'

/** Rooms by their ids; throws when one is missing. */
export function roomsById(level: Level, ...ids: string[]): Room[] {
  return ids.map((id) => {
    const room = roomOf(level, id)
    if (!room) throw new Error(`There is no ${id} on the ${level.name} storey.`)
    return room
  })
}

export const roomsOfKind = (level: Level, ...kinds: RoomKind[]) =>
  level.rooms.filter((room) => kinds.includes(room.kind))

/** Clear floor of rooms. */
export const floorOf = (rooms: readonly Room[]): Rect[] => rooms.flatMap((room) => [...room.tiles])

export const squareMetres = (rects: readonly Rect[]) =>
  rects.reduce((sum, rect) => sum + areaOf(rect), 0) / 1e6

export function pieceIn(level: Level, ...types: string[]): Piece {
  const piece = level.pieces.find((one) => types.includes(one.type))
  if (!piece) throw new Error(`There is no ${types.join(' or ')} on the ${level.name} storey.`)
  return piece
}

/** Size of a piece along its wall, and into the room. */
export const sizeOf = ({ rect, facing }: Piece): { w: number; d: number } =>
  facing === 'left' || facing === 'right' ? { w: rect.h, d: rect.w } : { w: rect.w, d: rect.h }

const AHEAD: Record<Facing, Point> = { rear: [0, 1], front: [0, -1], left: [-1, 0], right: [1, 0] }

/** Position of a person who uses a piece. */
export function beforePiece(piece: Piece, away = 500): Point {
  const [x, y] = centreOf(piece.rect)
  const [dx, dy] = AHEAD[piece.facing]
  const reach = sizeOf(piece).d / 2 + away
  return [x + dx * reach, y + dy * reach]
}

/** Centre of a door. */
export function middleOf({ axis, band, span }: Opening): Point {
  const across = (band[0] + band[1]) / 2
  const along = (span[0] + span[1]) / 2
  return axis === 'x' ? [across, along] : [along, across]
}

export function doorBetween(level: Level, a: string | null, b: string | null): Opening {
  const door = level.openings.find(
    ({ low, high, type }) => type !== 'window' && ((low === a && high === b) || (low === b && high === a)),
  )
  if (!door) throw new Error(`No door between ${a ?? 'the garden'} and ${b ?? 'the garden'}.`)
  return door
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
