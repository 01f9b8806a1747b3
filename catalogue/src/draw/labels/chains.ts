import { footprintOf } from '#plan/build.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import { rear, right } from '#plan/geometry/geometry.ts'
import { isCupboard } from '#plan/kinds.ts'
import type { Facing, Level } from '#plan/level.ts'

/** A row of dimensions along one side of the house; rank 1 is the overall one, farther out. */
export interface Chain {
  side: Facing
  points: readonly number[]
  rank: 0 | 1
}

const MIN_STRETCH_MM = 480

/** Coordinates at which rooms begin and end, seen from a side. */
function seenFrom(side: Facing, cells: readonly Rect[]): number[] {
  const across = side === 'front' || side === 'rear'
  const span = (cell: Rect): [number, number] => (across ? [cell.x, right(cell)] : [cell.y, rear(cell)])
  const nearness = (cell: Rect) =>
    ({ front: -cell.y, rear: rear(cell), left: -cell.x, right: right(cell) })[side]
  const edges = [...new Set(cells.flatMap(span))].sort((a, b) => a - b)
  let before: Rect | null = null
  const points: number[] = []
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1] ?? from
    const middle = (from + to) / 2
    const front = cells
      .filter((cell) => span(cell)[0] <= middle && span(cell)[1] >= middle)
      .reduce<Rect | null>((best, cell) => (best && nearness(best) >= nearness(cell) ? best : cell), null)
    if (front !== before || to === from) points.push(from)
    before = front
  }
  return points
}

const spaced = (points: readonly number[]) =>
  points.reduce<number[]>((kept, point, index) => {
    const last = kept.at(-1)
    if (last === undefined || point - last >= MIN_STRETCH_MM) return [...kept, point]
    return index === points.length - 1 ? [...kept.slice(0, -1), point] : kept
  }, [])

/** Dimension chains on all four sides, with the overall sizes at the front and on the left. */
export function chainsOf(level: Level): Chain[] {
  const house = footprintOf(level)
  const cells = level.rooms
    .filter((room) => !isCupboard(room.id) && room.kind !== 'courtyard')
    .flatMap((room) => room.cells)
  const sides: Facing[] = ['front', 'rear', 'left', 'right']
  const parts = sides.map((side): Chain => ({ side, points: spaced(seenFrom(side, cells)), rank: 0 }))
  return [
    ...parts.filter((chain) => chain.points.length > 2),
    { side: 'front', points: [house.x, right(house)], rank: 1 },
    { side: 'left', points: [house.y, rear(house)], rank: 1 },
  ]
}
