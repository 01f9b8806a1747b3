import type { Rect } from '../geometry.ts'
import { boundsOf, rectOn } from '../geometry.ts'
import { isCupboard, OUTDOOR } from '../kinds.ts'
import type { Level } from '../level.ts'
import { approachOf } from '../place-doors.ts'

const CELL = 100
/** A person needs this much on both sides of their middle line. */
const HALF_WIDTH_CELLS = 2

interface Ground {
  columns: number
  rows: number
  isFree: Uint8Array
  /** Columns and rows that a rectangle's inside covers. */
  range: (rect: Rect) => { x1: number; x2: number; y1: number; y2: number }
}

function groundOf(level: Level): Ground {
  const box = boundsOf(level.cells.map((cell) => cell.rect))
  const columns = Math.ceil(box.w / CELL)
  const rows = Math.ceil(box.h / CELL)
  const isFree = new Uint8Array(columns * rows)
  const range = (rect: Rect) => ({
    x1: Math.max(0, Math.round((rect.x - box.x) / CELL)),
    x2: Math.min(columns, Math.round((rect.x + rect.w - box.x) / CELL)),
    y1: Math.max(0, Math.round((rect.y - box.y) / CELL)),
    y2: Math.min(rows, Math.round((rect.y + rect.h - box.y) / CELL)),
  })
  const touched = (rect: Rect) => ({
    x1: Math.max(0, Math.floor((rect.x - box.x) / CELL)),
    x2: Math.min(columns, Math.ceil((rect.x + rect.w - box.x) / CELL)),
    y1: Math.max(0, Math.floor((rect.y - box.y) / CELL)),
    y2: Math.min(rows, Math.ceil((rect.y + rect.h - box.y) / CELL)),
  })
  const paint = (rect: Rect, value: number) => {
    const { x1, x2, y1, y2 } = touched(rect)
    for (let row = y1; row < y2; row++) isFree.fill(value, row * columns + x1, row * columns + x2)
  }
  // Walls are thinner than a cell: whatever they touch is closed, and doors open it again.
  const rooms = level.rooms.filter((one) => !OUTDOOR.has(one.kind) && !isCupboard(one.id))
  for (const tile of rooms.flatMap((room) => room.tiles)) paint(tile, 1)
  for (const wall of level.walls) paint(wall, 0)
  for (const door of level.openings.filter((one) => one.type !== 'window' && one.type !== 'roller'))
    paint(
      rectOn(door.axis, [door.band[0] - 100, door.band[1] + 100], [door.span[0] + 50, door.span[1] - 50]),
      1,
    )
  for (const piece of level.pieces.filter(
    (one) => one.type !== 'rug' && !one.type.startsWith('stair') && one.type !== 'chair',
  ))
    paint(piece.rect, 0)
  return { columns, rows, isFree, range }
}

interface Scan {
  /** Steps to the next cell of a line, and from line to line. */
  step: number
  length: number
  stride: number
  lines: number
}

/** Keeps the cells that have half a person's width of free cells on both sides along their line. */
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

function narrowed({ columns, rows, isFree }: Ground): Uint8Array {
  const alongRows = shrunk(isFree, { step: 1, length: columns, stride: columns, lines: rows })
  return shrunk(alongRows, { step: columns, length: rows, stride: 1, lines: columns })
}

function flood(free: Uint8Array, { columns }: Ground, start: readonly number[]): Uint8Array {
  const seen = new Uint8Array(free.length)
  const queue = start.filter((at) => free[at] === 1)
  for (const at of queue) seen[at] = 1
  while (queue.length > 0) {
    const at = queue.pop() ?? 0
    for (const next of [
      at - columns,
      at + columns,
      at % columns > 0 ? at - 1 : -1,
      at % columns < columns - 1 ? at + 1 : -1,
    ]) {
      if (free[next] !== 1 || seen[next] === 1) continue
      seen[next] = 1
      queue.push(next)
    }
  }
  return seen
}

function cellsIn(rects: readonly Rect[], { columns, range }: Ground): number[] {
  return rects.flatMap((tile) => {
    const { x1, x2, y1, y2 } = range(tile)
    const cells: number[] = []
    for (let row = y1; row < y2; row++)
      for (let column = x1; column < x2; column++) cells.push(row * columns + column)
    return cells
  })
}

/** Where people arrive: inside the front door, or on the stairs. */
function arrivalsOf(level: Level, ground: Ground): number[] {
  if (level.name === 'upper')
    return level.rooms.filter((room) => room.kind === 'stair').flatMap((room) => cellsIn(room.tiles, ground))
  const doors = level.openings.filter((one) => one.type === 'entry')
  return cellsIn(
    doors.map((door) => approachOf(door, door.into ?? 'high', 600)),
    ground,
  )
}

/** Every room must be walkable from there, past the furniture. */
export function walkProblems(level: Level): string[] {
  const ground = groundOf(level)
  const seen = flood(narrowed(ground), ground, arrivalsOf(level, ground))
  return level.rooms
    .filter((room) => !OUTDOOR.has(room.kind) && !isCupboard(room.id))
    .filter((room) => !cellsIn(room.tiles, ground).some((at) => seen[at] === 1))
    .map((room) => `no way into ${room.id}`)
}
