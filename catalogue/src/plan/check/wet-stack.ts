import type { Rect } from '../geometry/geometry.ts'
import { rear, right } from '../geometry/geometry.ts'
import { WET } from '../kinds.ts'
import type { Level, Plan, Room } from '../level.ts'

/** The longest waste pipe in the floor from a wet room to one below, with the fall it needs. */
const MAX_RUN_MM = 2500

const isPlumbed = ({ kind }: Room) => WET.has(kind) || kind === 'kitchen'

/** How far apart two rectangles are at their nearest; 0 where they lie over each other. */
function gapBetween(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a))
  const dy = Math.max(0, a.y - rear(b), b.y - rear(a))
  return Math.hypot(dx, dy)
}

function nearestBelow(room: Room, ground: Level): number {
  const below = ground.rooms.filter(isPlumbed).flatMap((one) => one.cells)
  return Math.min(...room.cells.flatMap((cell) => below.map((other) => gapBetween(cell, other))))
}

/** Wet rooms above lie over wet rooms below or a short pipe away from them. */
export function wetStackProblems({ levels: [ground, upper] }: Plan): string[] {
  return (upper?.rooms ?? [])
    .filter((room) => isPlumbed(room) && nearestBelow(room, ground) > MAX_RUN_MM)
    .map((room) => `the pipes of ${room.id} have nowhere to go`)
}
