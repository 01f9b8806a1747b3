import { areaOf, isWithin, meet } from '../geometry.ts'
import { OUTDOOR } from '../kinds.ts'
import type { Level, Plan } from '../level.ts'
import { roomOf } from '../level.ts'
import { tilesOf } from '../region.ts'

function overlapProblems(level: Level): string[] {
  return level.cells.flatMap((a, index) =>
    level.cells.slice(index + 1).flatMap((b) => {
      const shared = meet(a.rect, b.rect)
      return shared && areaOf(shared) > 1 ? [`${a.room} overlaps ${b.room}`] : []
    }),
  )
}

/** A flight needs its width, its run and steps no steeper than people climb. */
function stairProblems(level: Level): string[] {
  return level.pieces
    .filter((piece) => piece.type.startsWith('stair'))
    .flatMap(({ type, rect, facing }) => {
      const [w, run] = facing === 'left' || facing === 'right' ? [rect.h, rect.w] : [rect.w, rect.h]
      const flight = type === 'stair-u' ? w / 2 : w
      const treads = type === 'stair-u' ? 2 * Math.floor((run - flight) / 240) : Math.floor(run / 240)
      return [
        ...(flight < 860 ? ['the stairs are too narrow'] : []),
        ...(treads < 14 ? ['the stairs are too steep'] : []),
      ]
    })
}

/** The upper storey stands on the lower one, and the stairs arrive where they began. */
function stackProblems({ levels: [ground, upper] }: Plan): string[] {
  if (!upper) return []
  const [below, above] = [roomOf(ground, 'stair'), roomOf(upper, 'stair')]
  const cell = (room: typeof below) => room?.cells[0]
  const [a, b] = [cell(below), cell(above)]
  const meets =
    a &&
    b &&
    Math.abs(a.x - b.x) < 15 &&
    Math.abs(a.y - b.y) < 15 &&
    Math.abs(a.w - b.w) < 15 &&
    Math.abs(a.h - b.h) < 15
  const carried = tilesOf(
    ground.rooms.filter((room) => room.kind !== 'courtyard').flatMap((room) => room.cells),
  )
  const floating = upper.rooms.filter(
    (room) => !OUTDOOR.has(room.kind) && !room.cells.every((rect) => isWithin(rect, carried)),
  )
  return [
    ...(meets ? [] : ['the stairs do not meet']),
    ...floating.map((room) => `${room.id} hangs in the air`),
  ]
}

export const storeyProblems = (plan: Plan) => [
  ...plan.levels.flatMap((level) => [...overlapProblems(level), ...stairProblems(level)]),
  ...stackProblems(plan),
]
