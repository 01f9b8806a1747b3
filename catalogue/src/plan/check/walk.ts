import { grow, meet } from '../geometry/geometry.ts'
import { FLOORLESS, isCupboard, OUTDOOR } from '../kinds.ts'
import type { Level, Room } from '../level.ts'
import { approachOf, openGroup } from '../openings/place-doors.ts'
import type { Ground } from './ground.ts'
import { arrivalsOf, groundOf, reachFrom } from './ground.ts'

/** Kinds of furniture that must be reachable. */
const USED =
  /^(bed-|sofa|desk|table|toilet|vanity|basin|shower|bath|freestanding-bath|bench|fridge|island|laundry-bench|scullery-bench|shelves|hanging|mud-bench)/
/** Distance from a thing's edge to the centre of a person who uses it. */
const REACH_MM = 600

const isWalkedIn = (room: Room) =>
  !OUTDOOR.has(room.kind) && !FLOORLESS.has(room.kind) && !isCupboard(room.id)

interface Walk {
  level: Level
  ground: Ground
  reached: Uint8Array
}

const isReached = ({ reached }: Walk, cells: readonly number[]) => cells.some((at) => reached[at] === 1)

/** Maximum number of unreachable free cells: about a niche behind a door. */
const MAX_LOST_CELLS = 120

function closedRooms(walk: Walk): string[] {
  const { level, ground, reached } = walk
  return level.rooms.filter(isWalkedIn).flatMap((room) => {
    let [found, lost] = [0, 0]
    for (const at of ground.cellsIn(room.tiles)) {
      if (reached[at] === 1) found++
      else if (ground.isWay[at] === 1) lost++
    }
    if (found === 0) return [`no way into ${room.id}`]
    return lost > MAX_LOST_CELLS ? [`no way to a part of ${room.id}`] : []
  })
}

/** Doors that cannot be reached because of furniture or a corner. */
function closedDoors(walk: Walk): string[] {
  const { level, ground } = walk
  const inside = new Set(level.rooms.filter(isWalkedIn).map((room) => room.id))
  return level.openings
    .filter((one) => one.type !== 'window' && one.type !== 'roller')
    .flatMap((one) =>
      (['low', 'high'] as const).flatMap((side) => {
        const room = one[side]
        if (room === null || !inside.has(room)) return []
        const isOpen = isReached(walk, ground.cellsIn([approachOf(one, side, 700)]))
        return isOpen
          ? []
          : [`no way in ${room} to the ${one.type} ${one.low ?? 'garden'}-${one.high ?? 'garden'}`]
      }),
    )
}

function lonelyThings(walk: Walk): string[] {
  const { level, ground } = walk
  return level.pieces
    .filter((piece) => USED.test(piece.type))
    .flatMap(({ type, room, rect }) => {
      const group = openGroup(level, room)
      const around = grow(rect, REACH_MM)
      const near = level.rooms
        .filter((one) => group.has(one.id))
        .flatMap((one) => one.tiles.flatMap((tile) => meet(tile, around) ?? []))
      return isReached(walk, ground.cellsIn(near)) ? [] : [`no way to the ${type} in ${room}`]
    })
}

/** Problem: a room, a door or a piece of furniture cannot be reached on foot. */
export function walkProblems(level: Level): string[] {
  const ground = groundOf(level)
  const walk = { level, ground, reached: reachFrom(ground, arrivalsOf(level, ground)) }
  return [...closedRooms(walk), ...closedDoors(walk), ...lonelyThings(walk)]
}
