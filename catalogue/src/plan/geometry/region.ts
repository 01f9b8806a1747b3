import type { Point, Rect } from './geometry.ts'
import { right, rear } from './geometry.ts'

interface Grid {
  xs: number[]
  ys: number[]
  isIn: (column: number, row: number) => boolean
}

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b)

function gridOf(add: readonly Rect[], cut: readonly Rect[]): Grid {
  const all = [...add, ...cut]
  const xs = ascending(all.flatMap((rect) => [rect.x, right(rect)]))
  const ys = ascending(all.flatMap((rect) => [rect.y, rear(rect)]))
  const columnAt = new Map(xs.map((x, index) => [x, index]))
  const rowAt = new Map(ys.map((y, index) => [y, index]))
  const columns = xs.length - 1
  const marks = new Uint8Array(Math.max(0, columns * (ys.length - 1)))
  const mark = (rect: Rect, value: number) => {
    const first = columnAt.get(rect.x) ?? 0
    const last = columnAt.get(right(rect)) ?? 0
    for (let row = rowAt.get(rect.y) ?? 0; row < (rowAt.get(rear(rect)) ?? 0); row++) {
      marks.fill(value, row * columns + first, row * columns + last)
    }
  }
  for (const rect of add) mark(rect, 1)
  for (const rect of cut) mark(rect, 0)
  const isIn = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < ys.length - 1 && marks[row * columns + column] === 1
  return { xs, ys, isIn }
}

/** Union of `add` without `cut` as rectangles that touch but do not overlap, joined along x and then along y. */
export function tilesOf(add: readonly Rect[], cut: readonly Rect[] = []): Rect[] {
  const { xs, ys, isIn } = gridOf(add, cut)
  const done: Rect[] = []
  let open = new Map<string, Rect>()
  for (let row = 0; row + 1 < ys.length; row++) {
    const next = new Map<string, Rect>()
    for (const [start, end] of runsOf(row, xs.length - 1, isIn)) {
      const key = `${start}:${end}`
      const y = ys[row] ?? 0
      const h = (ys[row + 1] ?? 0) - y
      const x = xs[start] ?? 0
      const before = open.get(key)
      open.delete(key)
      next.set(key, before ? { ...before, h: before.h + h } : { x, y, w: (xs[end] ?? 0) - x, h })
    }
    done.push(...open.values())
    open = next
  }
  return [...done, ...open.values()]
}

function runsOf(row: number, columns: number, isIn: Grid['isIn']): [number, number][] {
  const runs: [number, number][] = []
  let start = -1
  for (let column = 0; column <= columns; column++) {
    const inside = isIn(column, row)
    if (inside && start < 0) start = column
    if (!inside && start >= 0) {
      runs.push([start, column])
      start = -1
    }
  }
  return runs
}

/** Outlines of the union of `add` without `cut`: outer loops run counter-clockwise, holes clockwise. */
export function outlinesOf(add: readonly Rect[], cut: readonly Rect[] = []): Point[][] {
  const grid = gridOf(add, cut)
  const edges = new Map<string, [number, number][]>()
  const put = (from: [number, number], to: [number, number]) => {
    const key = from.join()
    edges.set(key, [...(edges.get(key) ?? []), to])
  }
  for (let row = 0; row + 1 < grid.ys.length; row++) {
    for (let column = 0; column + 1 < grid.xs.length; column++) {
      if (!grid.isIn(column, row)) continue
      if (!grid.isIn(column, row - 1)) put([column, row], [column + 1, row])
      if (!grid.isIn(column + 1, row)) put([column + 1, row], [column + 1, row + 1])
      if (!grid.isIn(column, row + 1)) put([column + 1, row + 1], [column, row + 1])
      if (!grid.isIn(column - 1, row)) put([column, row + 1], [column, row])
    }
  }
  const loops: Point[][] = []
  const starts = Array.from(edges.keys())
  for (const key of starts) while (edges.get(key)?.length) loops.push(trace(edges, key, grid))
  return loops
}

function trace(edges: Map<string, [number, number][]>, start: string, { xs, ys }: Grid): Point[] {
  const points: Point[] = []
  let key = start
  do {
    const to = edges.get(key)?.pop()
    if (!to) break
    points.push([xs[to[0]] ?? 0, ys[to[1]] ?? 0])
    key = to.join()
  } while (key !== start)
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    const straight =
      (before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1])
    return !straight
  })
}
