import type { StairSpec } from '../draft.ts'
import type { Rect } from '../geometry/geometry.ts'
import type { LevelName, Piece, Room } from '../level.ts'
import { footOf, headOf } from '../stairs/stairs.ts'

/** Stairs that fill their room. */
export const stairPiece = (room: Room, { shape, facing, flipped }: StairSpec): Piece => ({
  type: `stair-${shape}`,
  room: room.id,
  rect: room.main,
  facing,
  flipped: flipped ?? false,
})

const LANDING = 870

/** Floor at the ends of the stairs that furniture must leave free. */
export function reservedForStairs(
  rooms: readonly Room[],
  { stairs, level }: { stairs: StairSpec | undefined; level: LevelName },
): Rect[] {
  const room = rooms.find((one) => one.kind === 'stair')
  if (!room || !stairs) return []
  const piece = stairPiece(room, stairs)
  return [level === 'ground' ? footOf(piece, LANDING) : headOf(piece, LANDING)]
}
