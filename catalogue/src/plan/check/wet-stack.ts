import type { Rect } from '../geometry/geometry.ts'
import { rear, right } from '../geometry/geometry.ts'
import { WET } from '../kinds.ts'
import type { Level, Plan, Room } from '../level.ts'

/** Maximum length of a waste pipe in the floor from a wet room to one below, limited by its fall. */
const MAX_RUN_MM = 2500

const isPlumbed = ({ kind }: Room) => WET.has(kind) || kind === 'kitchen'

/** Distance of two rectangles; 0 where they overlap. */
function gapBetween(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a))
  const dy = Math.max(0, a.y - rear(b), b.y - rear(a))
  return Math.hypot(dx, dy)
}

function nearestBelow(room: Room, ground: Level): number {
  const below = ground.rooms.filter(isPlumbed).flatMap((one) => one.cells)
  return Math.min(...room.cells.flatMap((cell) => below.map((other) => gapBetween(cell, other))))
}

/** Problem: a wet room above is too far from any wet room below. */
export function wetStackProblems({ levels: [ground, upper] }: Plan): string[] {
  return (upper?.rooms ?? [])
    .filter((room) => isPlumbed(room) && nearestBelow(room, ground) > MAX_RUN_MM)
    .map((room) => `the pipes of ${room.id} have nowhere to go`)
}
