import type { Rect } from '../geometry/geometry.ts'
import { boundsOf, rectOn } from '../geometry/geometry.ts'
import { FLOORLESS, isCupboard, OUTDOOR } from '../kinds.ts'
import type { Level } from '../level.ts'
import { approachOf } from '../openings/place-doors.ts'
import { footOf, headOf, stairIn } from '../stairs/stairs.ts'

const CELL = 50
const LANDING_MM = 800
/** Half the width of a person in cells: a way must be 0.6 m wide, give or take a cell. */
const HALF_WIDTH_CELLS = 5

/** Floor of a storey as a grid of small cells. */
export interface Ground {
  columns: number
  rows: number
  /** 1 where the centre of a person can be, clear of walls and furniture. */
  isWay: Uint8Array
  cellsIn: (rects: readonly Rect[]) => number[]
}

interface Grid {
  box: Rect
  columns: number
  rows: number
}

function gridOf(level: Level): Grid {
  const box = boundsOf(level.cells.map((cell) => cell.rect))
  return { box, columns: Math.ceil(box.w / CELL), rows: Math.ceil(box.h / CELL) }
}

const within = (value: number, max: number) => Math.max(0, Math.min(max, value))

function painter({ box, columns, rows }: Grid, cells: Uint8Array) {
  return (rect: Rect, value: number) => {
    const x1 = within(Math.floor((rect.x - box.x) / CELL), columns)
    const x2 = within(Math.ceil((rect.x + rect.w - box.x) / CELL), columns)
    const y2 = within(Math.ceil((rect.y + rect.h - box.y) / CELL), rows)
    for (let row = within(Math.floor((rect.y - box.y) / CELL), rows); row < y2; row++)
      cells.fill(value, row * columns + x1, row * columns + x2)
  }
}

/** Whether a piece can be walked over or pushed aside. */
const isNoObstacle = (type: string) => type === 'rug' || type === 'chair' || type.startsWith('stair')

/** 1 where nothing stands on the floor. Cells touched by a wall or a thing are closed, and doors open them again. */
function freeFloor(level: Level, grid: Grid): Uint8Array {
  const free = new Uint8Array(grid.columns * grid.rows)
  const paint = painter(grid, free)
  const rooms = level.rooms.filter(
    (one) => !OUTDOOR.has(one.kind) && !FLOORLESS.has(one.kind) && !isCupboard(one.id),
  )
  for (const tile of rooms.flatMap((room) => room.tiles)) paint(tile, 1)
  for (const wall of level.walls) paint(wall, 0)
  for (const door of level.openings.filter((one) => one.type !== 'window' && one.type !== 'roller'))
    paint(
      rectOn(door.axis, [door.band[0] - CELL, door.band[1] + CELL], [door.span[0] + 50, door.span[1] - 50]),
      1,
    )
  for (const piece of level.pieces) if (!isNoObstacle(piece.type)) paint(piece.rect, 0)
  return free
}

interface Scan {
  /** Index offset to the next cell of a line, and from line to line. */
  step: number
  length: number
  stride: number
  lines: number
}

/** Erodes the free cells along a line: keeps those with half a person's width of free cells on both sides. */
function shrunk(from: Uint8Array, { step, length, stride, lines }: Scan): Uint8Array {
  const to = new Uint8Array(from.length)
  for (let line = 0; line < lines; line++) {
    let run = 0
    for (let index = 0; index < length; index++) {
      const at = line * stride + index * step
      run = from[at] === 1 ? run + 1 : 0
      if (run > 2 * HALF_WIDTH_CELLS) to[at - HALF_WIDTH_CELLS * step] = 1
    }
  }
  return to
}

export function groundOf(level: Level): Ground {
  const grid = gridOf(level)
  const { box, columns, rows } = grid
  const alongRows = shrunk(freeFloor(level, grid), { step: 1, length: columns, stride: columns, lines: rows })
  const isWay = shrunk(alongRows, { step: columns, length: rows, stride: 1, lines: columns })
  const cellsIn = (rects: readonly Rect[]) => {
    const cells: number[] = []
    for (const rect of rects) {
      const x1 = within(Math.round((rect.x - box.x) / CELL), columns)
      const x2 = within(Math.round((rect.x + rect.w - box.x) / CELL), columns)
      const y2 = within(Math.round((rect.y + rect.h - box.y) / CELL), rows)
      for (let row = within(Math.round((rect.y - box.y) / CELL), rows); row < y2; row++)
        for (let column = x1; column < x2; column++) cells.push(row * columns + column)
    }
    return cells
  }
  return { columns, rows, isWay, cellsIn }
}

/** Flood fill: 1 for every cell reachable on foot from one of the cells. */
export function reachFrom({ columns, isWay }: Ground, cells: readonly number[]): Uint8Array {
  const reached = new Uint8Array(isWay.length)
  const waiting = new Int32Array(isWay.length)
  let count = 0
  const visit = (at: number) => {
    if (isWay[at] !== 1 || reached[at] === 1) return
    reached[at] = 1
    waiting[count++] = at
  }
  cells.forEach(visit)
  while (count > 0) {
    const at = waiting[--count] ?? 0
    // No bounds check: a way never touches the grid's edge, because it keeps half a person's width from it.
    visit(at - 1)
    visit(at + 1)
    visit(at - columns)
    visit(at + columns)
  }
  return reached
}

const STRAIGHT_MM = CELL
const DIAGONAL_MM = Math.round(CELL * Math.SQRT2)

/** Length of the shortest way from some cells to others; infinite where there is none. */
export function walkMmBetween(
  { columns, rows, isWay }: Ground,
  from: readonly number[],
  to: readonly number[],
): number {
  const walked = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const goals = new Set(to)
  const rings: number[][] = []
  const arrive = (at: number, mm: number) => {
    if (isWay[at] !== 1 || (walked[at] ?? 0) <= mm) return
    walked[at] = mm
    rings[mm] = rings[mm] ?? []
    rings[mm].push(at)
  }
  const leave = (at: number, mm: number) => {
    for (const by of [-1, 1, -columns, columns]) arrive(at + by, mm + STRAIGHT_MM)
    for (const by of [-columns - 1, -columns + 1, columns - 1, columns + 1]) arrive(at + by, mm + DIAGONAL_MM)
  }
  for (const at of from) arrive(at, 0)
  for (let mm = 0; mm < rings.length; mm++) {
    const ring = rings[mm]?.filter((at) => walked[at] === mm) ?? []
    if (ring.some((at) => goals.has(at))) return mm
    for (const at of ring) leave(at, mm)
  }
  return Number.POSITIVE_INFINITY
}

/** Landings: floor at the ends of the stairs. */
export function landingsOf(level: Level): Rect[] {
  const stair = stairIn(level)
  if (!stair) return []
  return [level.name === 'upper' ? headOf(stair, LANDING_MM) : footOf(stair, LANDING_MM)]
}

/** Cells where people arrive on a storey: inside the front door, or on the stairs. */
export function arrivalsOf(level: Level, { cellsIn }: Ground): number[] {
  if (level.name === 'upper') return cellsIn(landingsOf(level))
  const doors = level.openings.filter((one) => one.type === 'entry')
  return cellsIn(doors.map((door) => approachOf(door, door.into ?? 'high', 600)))
}
