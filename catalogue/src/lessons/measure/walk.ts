import type { Point } from '#plan/geometry/geometry.ts'
import type { Level } from '#plan/level.ts'

import { distance } from './rooms.ts'
import type { WalkGrid } from './walk-grid.ts'
import { walkGridOf } from './walk-grid.ts'

/** Maximum distance of a walk's ends from its targets. */
const MAX_OFF_TARGET_MM = 1500
/** Penalty for narrow passages, which keeps walks near the middle where the detour is small. */
const SQUEEZE = 0.12

export interface Walk {
  points: readonly Point[]
  metres: number
}

function nearest(grid: WalkGrid, target: Point, isPossible: (cell: number) => boolean): number {
  let best = -1
  let minDistance = MAX_OFF_TARGET_MM
  for (let cell = 0; cell < grid.columns * grid.rows; cell++) {
    const away = isPossible(cell) ? distance(grid.centre(cell), target) : Number.POSITIVE_INFINITY
    if (away < minDistance) [best, minDistance] = [cell, away]
  }
  if (best < 0) throw new Error(`Nobody can walk to ${target.join(', ')}.`)
  return best
}

/** Shortest paths (Dijkstra): predecessor of each cell; -1 for unreachable ones. */
function waysFrom(grid: WalkGrid, from: number): Int32Array {
  const { columns, rows, clearance } = grid
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(columns * rows).fill(-1)
  const queue: [cost: number, cell: number][] = [[0, from]]
  cost[from] = 0
  before[from] = from
  while (queue.length > 0) {
    const [paid, cell] = takeCheapest(queue)
    if (paid > (cost[cell] ?? 0)) continue
    for (const [dx, dy] of STEPS) {
      const next = cell + dy * columns + dx
      if (!grid.isWay(next) || Math.abs((next % columns) - (cell % columns)) > 1) continue
      const sum = paid + Math.hypot(dx, dy) * (1 + SQUEEZE * (8 - (clearance[next] ?? 0)))
      if (sum >= (cost[next] ?? 0)) continue
      cost[next] = sum
      before[next] = cell
      queue.push([sum, next])
    }
  }
  return before
}

const STEPS = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].flatMap((dx): [number, number][] => (dx === 0 && dy === 0 ? [] : [[dx, dy]])),
)

function takeCheapest(queue: [number, number][]): [number, number] {
  let best = 0
  for (let index = 1; index < queue.length; index++)
    if ((queue[index]?.[0] ?? 0) < (queue[best]?.[0] ?? 0)) best = index
  const found = queue[best] ?? [0, -1]
  const last = queue.pop()
  if (last && best < queue.length) queue[best] = last
  return found
}

function trace(before: Int32Array, from: number, to: number): number[] {
  const cells = [to]
  for (let at = to; at !== from;) {
    at = before[at] ?? from
    cells.push(at)
  }
  return cells.toReversed()
}

function isStraight(grid: WalkGrid, a: number, b: number): boolean {
  const [ax, ay] = grid.centre(a)
  const [bx, by] = grid.centre(b)
  const steps = Math.ceil(distance([ax, ay], [bx, by]) / 50)
  return Array.from({ length: steps + 1 }, (_, index) => index / Math.max(1, steps)).every((part) =>
    grid.isWay(grid.cellAt([ax + (bx - ax) * part, ay + (by - ay) * part])),
  )
}

/** Pulls the path tight: keeps only the corners needed to get around obstacles. */
function pulled(grid: WalkGrid, cells: readonly number[]): number[] {
  const kept: number[] = []
  for (let at = 0; at < cells.length;) {
    kept.push(cells[at] ?? 0)
    if (at === cells.length - 1) break
    let next = at + 1
    while (next + 1 < cells.length && isStraight(grid, cells[at] ?? 0, cells[next + 1] ?? 0)) next++
    at = next
  }
  return kept
}

export const lengthMOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0) / 1000

/** A person's route on one storey, around walls and furniture and through doors. */
export function walkBetween(level: Level, from: Point, to: Point): Walk {
  const grid = walkGridOf(level)
  const start = nearest(grid, from, grid.isWay)
  const before = waysFrom(grid, start)
  const end = nearest(grid, to, (cell) => (before[cell] ?? -1) >= 0)
  const cells = trace(before, start, end)
  const points = pulled(grid, cells).map(grid.centre)
  return { points, metres: lengthMOf(points) }
}
